import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import type { Firestore, Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  type BackupFacts,
  backupPaths,
  type ImageLine,
  makeBackupFolder,
  type RecordLine,
  toJson,
  writeFacts,
} from './backup-folder.ts';

const PAGE = 500;

/** Saves a consistent snapshot of all records, and all images, into a new folder. */
export async function saveBackup(
  { db, bucket, project }: { db: Firestore; bucket: Bucket; project: string },
  folder: string,
): Promise<BackupFacts> {
  makeBackupFolder(folder);
  const paths = backupPaths(folder);
  // Images first. An image added meanwhile has no record in the snapshot, and the sweep keeps unused ones for a day
  const images = await saveImages(bucket, folder);
  const { readTime } = await db.doc('alerts/backup').get();
  const records: Record<string, number> = {};
  for (const { id } of await db.listCollections()) {
    records[id] = 0;
    writeFileSync(paths.records(id), '');
    for await (const docs of pagesAt(db, db.collection(id).orderBy('__name__').limit(PAGE), readTime)) {
      const lines = docs.map(
        (document): RecordLine => ({ id: document.id, fields: toJson(document.data()) }),
      );
      appendFileSync(paths.records(id), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      records[id] += docs.length;
    }
  }
  return writeFacts(folder, { project, taken_at: readTime.toDate().toISOString(), records, images });
}

/** Yields a query's documents at a read time, page by page. */
async function* pagesAt(
  db: Firestore,
  page: Query,
  readTime: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let next: Query | undefined = page;
  while (next) {
    const current: Query = next;
    const { docs } = await db.runTransaction((transaction) => transaction.get(current), {
      readOnly: true,
      readTime,
    });
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    next = last && docs.length === PAGE ? page.startAfter(last) : undefined;
  }
}

async function saveImages(bucket: Bucket, folder: string): Promise<number> {
  const paths = backupPaths(folder);
  writeFileSync(paths.imageList, '');
  const [files] = await bucket.getFiles();
  for (const file of files) {
    const [{ contentType, cacheControl, metadata, md5Hash }] = await file.getMetadata();
    mkdirSync(dirname(paths.image(file.name)), { recursive: true });
    await file.download({ destination: paths.image(file.name) });
    const line: ImageLine = { name: file.name, contentType, cacheControl, metadata, md5Hash };
    appendFileSync(paths.imageList, `${JSON.stringify(line)}\n`);
  }
  return files.length;
}
