/** `npm run backup`: saves all records and images of a project, or restores those that are missing (docs/backup.md). */
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readFacts } from './backup/backup-folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { saveBackup } from './backup/save-backup.ts';
import { onProject, PROJECT_OPTIONS } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE =
  'Usage: npm run backup -- save <folder> | restore <folder> [--only <collections>] --yes   [--local | --project <id>] [--bucket <name>]';

// The storage's client adds more than ten to a download, and Node would warn of each
EventEmitter.defaultMaxListeners = 20;

/** The bucket is the one given, that of the environment (a local stack), or a project's default bucket. */
function storesOf(app: App, bucket: string | undefined) {
  const project = String(app.options.projectId);
  const config = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket?: string };
  const { storageBucket = `${project}.firebasestorage.app` } = config;
  return { project, db: getFirestore(app), bucket: getStorage(app).bucket(bucket ?? storageBucket) };
}

async function save(app: App, folder: string, bucket: string | undefined): Promise<void> {
  const { records, images, taken_at } = await saveBackup(storesOf(app, bucket), folder);
  const count = Object.values(records).reduce((sum, one) => sum + one, 0);
  console.log(`Saved ${count} records as of ${taken_at} and ${images} images into ${folder}.`);
  console.log('It holds all that visitors sent: keep it where only you can read it, two weeks at most.');
}

async function restore(
  app: App,
  folder: string,
  { bucket, only, yes }: { bucket?: string; only?: string; yes?: boolean },
): Promise<void> {
  const facts = readFacts(folder);
  const collections = only?.split(',');
  const unknown = collections?.filter((name) => !(name in facts.records)) ?? [];
  if (unknown.length > 0) throw new ExpectedError(`The backup has no ${unknown.join(', ')}.`);
  console.log(`Backup of ${facts.project} as of ${facts.taken_at}.`);
  if (!yes)
    throw new ExpectedError(
      'Nothing was restored yet. Run it with --yes; existing records stay as they are.',
    );
  const done = await restoreBackup(storesOf(app, bucket), folder, facts, collections);
  console.log(`Restored ${done.records} records and ${done.images} images; ${done.kept} were there.`);
  if (done.held > 0)
    console.log(`${done.held} mails and events had not left then: the panel shows them, and can send them.`);
  for (const id of done.withoutSlot) console.log(`Not restored: booking ${id}, whose slot is taken now.`);
}

await runScript(async () => {
  const text = { type: 'string' } as const;
  const options = { ...PROJECT_OPTIONS, yes: { type: 'boolean' }, only: text, bucket: text } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, path, ...more] = positionals;
  if (!(command === 'save' || command === 'restore') || !path || more.length > 0)
    throw new ExpectedError(USAGE);
  const folder = resolve(path);
  await onProject(values, USAGE, (app) =>
    command === 'save' ? save(app, folder, values.bucket) : restore(app, folder, values),
  );
}, USAGE);
