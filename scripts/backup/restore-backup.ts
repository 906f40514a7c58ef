import { readFileSync } from 'node:fs';
import type { Bucket } from '@google-cloud/storage';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS } from '../../functions/src/platform/database-status.ts';
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { MAIL } from '../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../src/domain/records/slot-claims.ts';
import {
  type BackupFacts,
  backupPaths,
  type ImageLine,
  type RecordLine,
  readLines,
} from './backup-folder.ts';
import { fromJson } from './stored-value.ts';

/** The image store's error code for an existing file. */
const PRECONDITION_FAILED = 412;

const PAGE = 200;

/** Numbers of restored records and images. */
export interface Restored {
  readonly records: number;
  readonly images: number;
  /** Records and images that were there, and stay as they are now. */
  readonly kept: number;
  /**
   * Mails that were unsent when the backup was made. They may have been sent since, so they wait for a
   * person.
   */
  readonly heldMails: number;
  /** Ids of the bookings whose slot is another's now: they stay away, so that a slot has one. */
  readonly withoutSlot: readonly string[];
}

/**
 * Brings back the records and images of a backup that are gone. What is there stays as it is.
 * @param only the collections to bring back; all, and the images, when left out
 */
export async function restoreBackup(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  folder: string,
  facts: BackupFacts,
  only?: readonly string[],
): Promise<Restored> {
  const wanted = Object.keys(facts.records).filter((name) => !only || only.includes(name));
  // Claims first: by them it is known which booking has its slot
  const order = [
    ...wanted.filter((name) => name === SLOT_CLAIMS.name),
    ...wanted.filter((name) => name !== SLOT_CLAIMS.name),
  ];
  const images = only ? { restored: 0, kept: 0 } : await restoreImages(bucket, folder);
  const total = { records: 0, kept: images.kept, heldMails: 0 };
  const hasBookings = wanted.includes(BOOKINGS.name) && SLOT_CLAIMS.name in facts.records;
  const withoutSlot = hasBookings ? await bookingsWithoutSlot(db, folder) : [];
  for (const collection of order) {
    for await (const lines of pagesOf(backupPaths(folder).records(collection))) {
      const usable = lines.filter(({ id }) => collection !== BOOKINGS.name || !withoutSlot.includes(id));
      const records = usable.map(({ id, fields }) =>
        recordOf(collection, id, fromJson(fields) as DocumentData),
      );
      const done = await createAll(db, collection, records);
      total.records += done.created.length;
      total.kept += records.length - done.created.length;
      total.heldMails += done.created.filter(({ isHeld }) => isHeld).length;
    }
  }
  return { ...total, images: images.restored, withoutSlot };
}

interface RestoredRecord {
  readonly id: string;
  readonly fields: DocumentData;
  readonly isHeld: boolean;
}

/** A record as it is written again: a mail that had not left is held back. */
function recordOf(collection: string, id: string, fields: DocumentData): RestoredRecord {
  const isHeld = collection === MAIL.name && ['waiting', 'sending'].includes(String(fields['state']));
  if (!isHeld) return { id, fields, isHeld };
  const held = { state: 'failed', last_error: 'restored', sweep_at: null, lease_id: null, lease_until: null };
  return { id, fields: { ...fields, ...held }, isHeld };
}

async function createAll(db: Firestore, collection: string, records: readonly RestoredRecord[]) {
  const writer = db.bulkWriter();
  const creations = records.map((record) =>
    writer.create(db.doc(`${collection}/${record.id}`), record.fields).then(
      () => [record],
      (error: { code?: unknown }) => {
        if (error.code === ALREADY_EXISTS) return [];
        throw error;
      },
    ),
  );
  const [created] = await Promise.all([Promise.all(creations), writer.close()]);
  return { created: created.flat() };
}

/** Ids of the bookings of a backup whose slot somebody else has booked since. */
async function bookingsWithoutSlot(db: Firestore, folder: string): Promise<string[]> {
  const taken: string[] = [];
  for await (const lines of pagesOf(backupPaths(folder).records(SLOT_CLAIMS.name))) {
    const claims = lines.map(({ id, fields }) => ({ id, ...(fields as SlotClaim) }));
    const present = await db.getAll(...claims.map(({ id }) => db.doc(SLOT_CLAIMS.path(id))));
    taken.push(
      ...claims
        .filter(({ booking_id }, index) => {
          const claim = present[index];
          return claim?.exists && claim.get('booking_id') !== booking_id;
        })
        .map(({ booking_id }) => booking_id),
    );
  }
  return taken;
}

async function* pagesOf(path: string): AsyncGenerator<RecordLine[]> {
  let page: RecordLine[] = [];
  for await (const line of readLines<RecordLine>(path)) {
    page.push(line);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function restoreImages(bucket: Bucket, folder: string): Promise<{ restored: number; kept: number }> {
  const paths = backupPaths(folder);
  const counts = { restored: 0, kept: 0 };
  const [files] = await bucket.getFiles();
  const present = new Set(files.map(({ name }) => name));
  for await (const { name, contentType, cacheControl, metadata } of readLines<ImageLine>(paths.imageList)) {
    if (present.has(name)) {
      counts.kept += 1;
      continue;
    }
    const options = {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: 0 },
      metadata: { contentType, cacheControl, metadata },
    };
    try {
      await bucket.file(name).save(readFileSync(paths.image(name)), options);
      counts.restored += 1;
    } catch (error) {
      if ((error as { code?: unknown }).code !== PRECONDITION_FAILED) throw error;
      counts.kept += 1;
    }
  }
  return counts;
}
