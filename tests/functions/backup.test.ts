/** The command that saves and restores a project, on the tests' own projects: filled, saved, emptied, restored. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, onTestFinished, test } from 'vitest';
import { readFacts } from '../../scripts/backup/backup-folder.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { saveBackup } from '../../scripts/backup/save-backup.ts';
import { ROOT, stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEFAULT_RULES } from '../../src/config/meetings.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { emptyDatabase, startApi } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

const STACK = testStackAddresses();

/** A project in the emulators for one test, and the command on it. */
function aProject() {
  const projectId = `demo-backup-${randomUUID().slice(0, 8)}`;
  const place = { ...STACK, projectId, bucket: `${projectId}.appspot.com` };
  const app: App = initializeApp({ projectId, storageBucket: place.bucket }, projectId);
  const db = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const deleteFiles = () => bucket.deleteFiles({ force: true });
  // The client does not retry deletions, and a busy emulator hangs up on some
  const deleteImages = () => deleteFiles().catch(deleteFiles);
  onTestFinished(async () => {
    await deleteImages();
    await deleteApp(app);
  });
  const backup = async (...args: string[]) => {
    const options = { cwd: ROOT, env: { ...process.env, ...stackEnvironment(place) } };
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ['scripts/backup.ts', ...args], options);
      return { code: 0, output: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, output: stderr };
    }
  };
  const wipe = async () => {
    const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
    expect((await fetch(documents, { method: 'DELETE' })).status).toBe(200);
    await deleteImages();
  };
  const save = (folder: string) => saveBackup({ db, bucket, project: projectId }, folder);
  const restore = async (folder: string, only?: readonly string[]) =>
    restoreBackup({ db, bucket }, folder, readFacts(folder), only);
  return { projectId, db, bucket, backup, save, restore, wipe };
}

type Project = ReturnType<typeof aProject>;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every record, field by field, and every image, byte by byte with its metadata. */
async function contentOf({ db, bucket }: Project) {
  const records: Record<string, unknown> = {};
  for (const collection of await db.listCollections()) {
    for (const document of (await collection.get()).docs) records[document.ref.path] = document.data();
  }
  const images: Record<string, unknown> = {};
  for (const file of (await bucket.getFiles())[0]) {
    const [{ contentType, cacheControl, metadata }] = await file.getMetadata();
    const [bytes] = await file.download();
    images[file.name] = { contentType, cacheControl, metadata, bytes: bytes.toString('base64') };
  }
  return { records, images };
}

/** Records that the API does not write by itself. */
const OTHERS: Readonly<Record<string, object>> = {
  'admins/admin-1': {
    invited_at: Timestamp.fromMillis(1_790_000_000_123),
    way: 'invitation',
    sessions_from: 0,
  },
  'booking_logos/a-booking': {
    picture: Buffer.from([0, 255, 10, 13]),
    width: 2,
    height: 1,
    tint: null,
    created_at: Timestamp.fromMillis(1_790_000_000_000),
  },
  'counters/2026-11-20': { counted: { quotes: { shows: { 'ces-las-vegas': 2 }, sizes: { '10x10': 2 } } } },
  'alerts/bookings-above-usual': { logged_at: Timestamp.fromMillis(1_790_000_000_000) },
  'waiting_leads/lead-1': { subject: 'New quote', created_at: Timestamp.fromMillis(1_790_000_000_000) },
  'reference_projects/project-1': {
    company_name: 'Acme',
    features: ['Bar', ''],
    stand_photos: { stand_front_photo: null },
  },
  'shows/boat-expo-reno': { name: 'Boat Expo', first_day: '2027-01-06', last_day: null, is_active: true },
  'site_settings/admin-1': { logo_url: '/media/admin-1/logo-0123456789abcdef-64x48.webp' },
  'team_settings/meetings': { place_kind: 'phone', video_url: null, address: '', admin_id: 'admin-1' },
  'follow_up_settings/quotes': { is_on: true, days: 3, subject: 'Hi', text: 'Hello', admin_id: 'admin-1' },
  [`unsubscribe_links/${'ab'.repeat(32)}`]: { mailbox: 'cd'.repeat(32), refused_at: null },
  'hosts/admin-1': { name: 'Alex', photo_url: '/media/admin-1/logo-0123456789abcdef-64x48.webp' },
  'meeting_rules/admin-1': { ...DEFAULT_RULES, admin_id: 'admin-1' },
  'calendars/admin-1': {
    kind: 'ical',
    busy: [{ from: Timestamp.fromMillis(1_790_000_000_000), until: Timestamp.fromMillis(1_790_000_900_000) }],
    admin_id: 'admin-1',
  },
  'calendar_secrets/admin-1': { sealed: 'c2VhbGVk', etag: '', admin_id: 'admin-1' },
  'webhook_endpoints/crm': { url: 'https://crm.acme.com/', events: ['lead.created'], sealed: 'c2VhbGVk' },
  'webhook_deliveries/crm_event': { endpoint_id: 'crm', record: 'bookings/a', state: 'waiting' },
  'calendar_feeds/admin-1': { secret_hash: 'ab'.repeat(32), admin_id: 'admin-1' },
  'weekly_hours/admin-1': {
    hours: { monday: ['9:00 AM'] },
    is_active: true,
    closed_dates: [],
    admin_id: 'admin-1',
  },
};

/** Images as the upload stores them, one with the sweep's mark. */
function storeImages(bucket: Project['bucket']) {
  const names = [
    'extras/stool',
    'booth-designs/launch-frontview',
    'projects/energy-stand_front_photo',
    'admin-1/logo',
  ];
  return Promise.all(
    names.flatMap((name, index) =>
      ['w480.webp', 'webp'].map((end) =>
        bucket.file(`${name}-0123456789abcdef-64x48.${end}`).save(Buffer.from(`${name}\0${end}`), {
          resumable: false,
          metadata: {
            contentType: 'image/webp',
            cacheControl: 'public, max-age=31536000, immutable',
            metadata: index === 0 ? { unused_since: '2026-11-20T00:00:00.000Z' } : {},
          },
        }),
      ),
    ),
  );
}

/** Fills a project with content, images, and visitors' submissions; resolves to the id of a booking. */
async function fill({ projectId, db, bucket }: Project): Promise<string> {
  await storeImages(bucket);
  await Promise.all(Object.entries(OTHERS).map(([path, fields]) => db.doc(path).set(fields)));
  const { db: own, post } = await startApi({ db: emptyDatabase(projectId) });
  await storeCatalogue(own);
  await offer(own, '2026-12-08', ['10:00 AM']);
  const { json } = await post('/api/create-booking', aBookingRequest());
  await post('/api/send-quote', aQuoteRequest());
  await post('/api/request-custom-booth', aCustomRequest());
  await post('/api/send-contact-email', aContactMessage());
  return json.booking.id;
}

/** Records as restoring leaves them: an unsent mail or event waits for a person. */
function withHeldOnes(records: Record<string, unknown>): Record<string, unknown> {
  const mail = { state: 'failed', last_error: 'restored', sweep_at: null, lease_id: null, lease_until: null };
  const event = { state: 'failed', failure: 'Restored from a backup.' };
  const heldIn = (path: string) => (/^mail/.test(path) ? mail : /^webhook_d/.test(path) ? event : {});
  return Object.fromEntries(
    Object.entries(records).map(([path, fields]) => [path, { ...(fields as object), ...heldIn(path) }]),
  );
}

test('saved, emptied and restored, a project has every record and every image again', async () => {
  const project = aProject();
  await fill(project);
  const before = await contentOf(project);
  expect(new Set(Object.keys(before.records).map((path) => path.split('/')[0]))).toEqual(
    new Set(RECORDS.map(({ name }) => name)),
  );
  expect(Object.keys(before.images).length).toBe(8);
  const folder = aFolder();

  const saved = await project.backup('save', folder);
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('Saved') });
  await project.wipe();
  expect(await contentOf(project)).toEqual({ records: {}, images: {} });
  expect((await project.backup('restore', folder)).output).toContain('Run it with --yes');
  expect(await contentOf(project)).toEqual({ records: {}, images: {} });
  const restored = await project.backup('restore', folder, '--yes');

  expect(restored.output).toContain(
    `Restored ${Object.keys(before.records).length} records and ${Object.keys(before.images).length} images; 0 were there.`,
  );
  const after = await contentOf(project);
  expect(after.records).toEqual(withHeldOnes(before.records));
  expect(after.images).toEqual(before.images);
});

test('existing records stay as they are, and only missing ones are restored', async () => {
  const project = aProject();
  const { db, save, restore } = project;
  const booking = db.doc(`bookings/${await fill(project)}`);
  const folder = aFolder();
  await save(folder);
  const [extra] = (await db.collection('extras').get()).docs;
  const [design] = (await db.collection('booth_designs').get()).docs;
  await extra?.ref.update({ name: 'Renamed since' });
  await design?.ref.delete();
  await booking.delete();

  expect(await restore(folder, ['extras', 'booth_designs'])).toMatchObject({ records: 1, images: 0 });

  expect((await extra?.ref.get())?.get('name')).toBe('Renamed since');
  expect((await design?.ref.get())?.data()).toEqual(design?.data());
  expect((await booking.get()).exists).toBe(false);
});

test('a booking whose slot someone else has booked since is not restored', async () => {
  const project = aProject();
  const { db, save, restore } = project;
  const id = await fill(project);
  const folder = aFolder();
  await save(folder);
  await db.doc(`bookings/${id}`).delete();
  const [claim] = (await db.collection('slot_claims').get()).docs;
  await claim?.ref.update({ booking_id: 'another' });

  expect(await restore(folder)).toMatchObject({ records: 0, images: 0, withoutSlot: [id] });

  expect((await db.doc(`bookings/${id}`).get()).exists).toBe(false);
  expect((await claim?.ref.get())?.get('booking_id')).toBe('another');
});

test('more records than one query returns are all saved, each once', async () => {
  const { db, save } = aProject();
  const ids = Array.from({ length: 501 }, (_, index) => String(index).padStart(4, '0'));
  const writer = db.bulkWriter();
  for (const id of ids) void writer.set(db.doc(`extras/${id}`), { name: id });
  await writer.close();
  const folder = aFolder();

  expect((await save(folder)).records).toEqual({ extras: 501 });

  const lines = readFileSync(join(folder, 'records/extras.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(ids);
});

test('all records are saved as of one moment, regardless of changes in the meantime', async () => {
  const { db, save } = aProject();
  await db.doc('extras/early').set({ name: 'Stool' });
  const folder = aFolder();
  const list = db.listCollections.bind(db);
  // By now the moment is chosen
  db.listCollections = async () => {
    await db.doc('extras/early').update({ name: 'Renamed' });
    await db.doc('extras/late').set({ name: 'Bar' });
    return list();
  };

  expect((await save(folder)).records).toEqual({ extras: 1 });

  expect(readFileSync(join(folder, 'records/extras.jsonl'), 'utf8')).toBe(
    '{"id":"early","fields":{"name":"Stool"}}\n',
  );
});

test('no backup is overwritten, and only its owner can read it', async () => {
  const { db, save, restore } = aProject();
  await db.doc('extras/stool').set({ name: 'Stool' });
  const folder = join(aFolder(), 'new');
  await save(folder);

  expect(statSync(folder).mode & 0o077).toBe(0);
  await expect(save(folder)).rejects.toThrow('is not empty');
  rmSync(join(folder, 'backup.json'));
  await expect(restore(folder)).rejects.toThrow('no backup that was finished');
});

test('a backup with a damaged image is refused before anything is written', async () => {
  const project = aProject();
  await fill(project);
  const folder = aFolder();
  const { files } = await project.save(folder);
  await project.wipe();
  const image = Object.keys(files).find((path) => path.startsWith('images/')) ?? '';
  writeFileSync(join(folder, image), readFileSync(join(folder, image)).fill(0, 3));
  const { code, output } = await project.backup('restore', folder, '--yes');
  expect(code).toBe(1);
  expect(output).toContain(`${image} has changed since it was saved.`);
  expect(await contentOf(project)).toEqual({ records: {}, images: {} });
});
