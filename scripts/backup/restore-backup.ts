import { readFileSync } from 'node:fs';
import type { Bucket } from '@google-cloud/storage';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS } from '../../functions/src/platform/firebase.ts';
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { MAIL } from '../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../src/domain/records/slot-claims.ts';
import { WEBHOOK_DELIVERIES } from '../../src/domain/records/webhook-deliveries.ts';
import {
  type BackupFacts,
  backupPaths,
  fromJson,
  type ImageLine,
  type RecordLine,
  readLines,
} from './backup-folder.ts';

/** Error code of an image that exists. */
const PRECONDITION_FAILED = 412;

const PAGE = 200;

/** Restores the missing records and images of a backup, or only some collections. Existing ones are kept as they are. */
export async function restoreBackup(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  folder: string,
  facts: BackupFacts,
  only?: readonly string[],
) {
  const wanted = Object.keys(facts.records).filter((name) => !only || only.includes(name));
  // Claims first: they decide which booking gets its slot
  const order = wanted.toSorted(
    (one, other) => Number(other === SLOT_CLAIMS.name) - Number(one === SLOT_CLAIMS.name),
  );
  const images = only ? { restored: 0, kept: 0 } : await restoreImages(bucket, folder);
  const total = { records: 0, kept: images.kept, held: 0 };
  const hasBookings = wanted.includes(BOOKINGS.name) && SLOT_CLAIMS.name in facts.records;
  const withoutSlot = hasBookings ? await bookingsWithoutSlot(db, folder) : [];
  for (const collection of order) {
    for await (const lines of pagesOf(backupPaths(folder).records(collection))) {
      const usable = lines.filter(({ id }) => collection !== BOOKINGS.name || !withoutSlot.includes(id));
      const records = usable.map(({ id, fields }) =>
        recordOf(collection, id, fromJson(fields) as DocumentData),
      );
      const created = await createAll(db, collection, records);
      total.records += created.length;
      total.kept += records.length - created.length;
      total.held += created.filter(({ isHeld }) => isHeld).length;
    }
  }
  return { ...total, images: images.restored, withoutSlot };
}

interface RestoredRecord {
  readonly id: string;
  readonly fields: DocumentData;
  /** An unsent mail or event. It may have been sent since, so a person has to decide. */
  readonly isHeld: boolean;
}

/** By collection; a waiting event without its task would also hold up the later ones of its record. */
const HELD: Readonly<Record<string, DocumentData>> = {
  [MAIL.name]: { state: 'failed', last_error: 'restored', sweep_at: null, lease_id: null, lease_until: null },
  [WEBHOOK_DELIVERIES.name]: { state: 'failed', failure: 'Restored from a backup.' },
};

/** Returns the record to write; an unsent mail or event is held. */
function recordOf(collection: string, id: string, fields: DocumentData): RestoredRecord {
  const held = ['waiting', 'sending'].includes(String(fields['state'])) ? HELD[collection] : undefined;
  return { id, fields: { ...fields, ...held }, isHeld: held !== undefined };
}

/** Resolves to the records that did not exist. */
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
  return created.flat();
}

/** Ids of the backup's bookings whose slot has been booked by someone else since. */
async function bookingsWithoutSlot(db: Firestore, folder: string): Promise<string[]> {
  const taken: string[] = [];
  for await (const lines of pagesOf(backupPaths(folder).records(SLOT_CLAIMS.name))) {
    const present = await db.getAll(...lines.map(({ id }) => db.doc(SLOT_CLAIMS.path(id))));
    for (const [index, { fields }] of lines.entries()) {
      const { booking_id } = fields as SlotClaim;
      const claim = present[index];
      if (claim?.exists && claim.get('booking_id') !== booking_id) taken.push(booking_id);
    }
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
