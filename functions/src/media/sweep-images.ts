import type { Firestore } from 'firebase-admin/firestore';
import { MEDIA_PREFIX, mainMediaPath, mediaObjectPath } from '../../../src/domain/media.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';
import { type Bucket, isWritten } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';

/** Longer than any cache keeps a page, an upload waits for its dialog to be saved, or a deletion can be undone. */
const GRACE_MS = 24 * 3_600_000;

/** A run deletes no more images than this and a fifth of all; more would rather mean lost records. */
const MAX_AT_ONCE = 10;
const LARGEST_PART = 0.2;

/** Metadata key: when a file was first found unused, ISO 8601. */
const UNUSED_SINCE = 'unused_since';

/** Ends of files that former versions stored next to models, for phones' own viewers. */
const OF_PHONES = /\.(?:glb|usdz)$/;
/** Names of print files that visitors of former versions sent with bookings. */
const PRINT_FILE = /^bookings\/[^/]+\/logo-file$/;

/** HTTP statuses for a file that was deleted or uploaded again: not found, precondition failed. */
const GONE = [404, 412];

type StoredFile = ReturnType<Bucket['file']>;

/**
 * Removes images and models that no record has used for a day. One run marks an unused image, and a run a day later
 * removes it. Uploading or using it again clears the mark. Foreign files stay; former versions' are removed at once. If
 * more than a fifth of all images would be removed, none is, and this is logged for a person to decide.
 * @returns counts of files
 */
export async function sweepImages({ db, bucket, now }: { db: Firestore; bucket: Bucket; now: Date }) {
  const counts = { marked: 0, kept: 0, removed: 0 };
  // List files first: later uploads are not considered, and later saves count as use.
  const [files] = await bucket.getFiles();
  const used = await usedPaths(db);
  const images = new Set<string>();
  const overdue = new Map<StoredFile, string>();
  for (const file of files) {
    if (isFormer(file.name)) {
      counts.removed += await remove(file);
      continue;
    }
    const main = mainPath(file.name);
    if (!main) continue;
    images.add(main);
    const since = unusedSince(file);
    if (used.has(main)) {
      if (since) counts.kept += await mark(file, null);
    } else if (!since) {
      counts.marked += await mark(file, now);
    } else if (now.getTime() - since.getTime() >= GRACE_MS) {
      overdue.set(file, main);
    }
  }
  const overdueImages = new Set(overdue.values()).size;
  if (overdueImages > MAX_AT_ONCE && overdueImages > images.size * LARGEST_PART) {
    logEvent('image-sweep-stopped', { images: images.size, overdue: overdueImages });
  } else {
    for (const file of overdue.keys()) counts.removed += await remove(file);
  }
  logEvent('images-swept', counts);
  return counts;
}

/** Returns main paths of the images and models that records use. */
async function usedPaths(db: Firestore): Promise<ReadonlySet<string>> {
  const withMedia = RECORDS.filter(({ mediaPaths }) => mediaPaths.length > 0);
  const paths = withMedia.map(async ({ name, mediaPaths }) => {
    const { docs } = await db.collection(name).get();
    return docs.flatMap((document) => mediaPaths.flatMap((path) => document.get(path) as unknown));
  });
  const shown = (await Promise.all(paths)).flat();
  return new Set(shown.flatMap((url) => (typeof url === 'string' ? (mediaObjectPath(url) ?? []) : [])));
}

/** Returns the path of the file's largest variant, or of its model; null for a foreign file. */
function mainPath(name: string): string | null {
  return mediaObjectPath(MEDIA_PREFIX + mainMediaPath(name));
}

function isFormer(name: string): boolean {
  return (
    PRINT_FILE.test(name) || (OF_PHONES.test(name) && mainPath(name.replace(OF_PHONES, '.bin')) !== null)
  );
}

function unusedSince(file: StoredFile): Date | null {
  const since = new Date(String(file.metadata.metadata?.[UNUSED_SINCE] ?? ''));
  return Number.isNaN(since.getTime()) ? null : since;
}

async function mark(file: StoredFile, since: Date | null): Promise<number> {
  return countUnlessGone(file.setMetadata({ metadata: { [UNUSED_SINCE]: since?.toISOString() ?? null } }));
}

/** Deletes a file unless it was uploaded again since it was listed. */
async function remove(file: StoredFile): Promise<number> {
  const generation = file.metadata.generation;
  return countUnlessGone(file.delete({ ...(generation ? { ifGenerationMatch: generation } : {}) }));
}

/** Returns 1 if the file was changed, 0 if it was deleted or uploaded again. */
async function countUnlessGone(change: Promise<unknown>): Promise<number> {
  return Number(await isWritten(change, ...GONE));
}
