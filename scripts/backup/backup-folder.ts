/** A backup folder: a JSON-lines file per collection, the images, and a manifest with the counts and all checksums. */
import { hash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ExpectedError } from '../stack/expected-error.ts';

const factsSchema = z.object({
  project: z.string(),
  /** Read time of the snapshot, ISO 8601 in UTC. */
  taken_at: z.iso.datetime(),
  /** Number of records by collection. */
  records: z.record(z.string(), z.number()),
  images: z.number(),
  /** SHA-256 in hexadecimal by path in the folder. */
  files: z.record(z.string(), z.string()),
});

/** Manifest of a backup. Written last: a folder without it is not a backup. */
export type BackupFacts = Readonly<z.infer<typeof factsSchema>>;

export interface RecordLine {
  readonly id: string;
  readonly fields: unknown;
}

export interface ImageLine {
  readonly name: string;
  readonly contentType?: string | undefined;
  readonly cacheControl?: string | undefined;
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** Base64, as in Cloud Storage. */
  readonly md5Hash?: string | undefined;
}

export function backupPaths(folder: string) {
  return {
    facts: join(folder, 'backup.json'),
    records: (collection: string) => join(folder, 'records', `${collection}.jsonl`),
    imageList: join(folder, 'images.jsonl'),
    image: (name: string) => join(folder, 'images', name),
  };
}

/** Creates an empty backup folder that only its owner can read: backups hold personal data. */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ExpectedError(`${folder} is not empty: give each backup a folder of its own.`);
  }
  mkdirSync(join(folder, 'records'), { recursive: true, mode: 0o700 });
}

/** Completes a backup with its manifest, which has the checksums of the folder's files. */
export function writeFacts(folder: string, counts: Omit<BackupFacts, 'files'>): BackupFacts {
  const facts = { ...counts, files: checksumsOf(folder) };
  writeFileSync(backupPaths(folder).facts, `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}

function checksumsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return Object.fromEntries(
    paths
      .filter((path) => path !== 'backup.json')
      .sort()
      .map((path) => [path.replaceAll(sep, '/'), hash('sha256', readFileSync(join(folder, path)))]),
  );
}

/**
 * Reads the manifest and compares every file with it.
 * @throws {ExpectedError} if the folder holds no backup, or one of which a file is missing, damaged or added; the message
 * names the file, and the line where a record cannot be read
 */
export function readFacts(folder: string): BackupFacts {
  const path = backupPaths(folder).facts;
  if (!existsSync(path)) throw new ExpectedError(`${folder} has no backup that was finished.`);
  const facts = parseFacts(readFileSync(path, 'utf8'));
  const found = checksumsOf(folder);
  const problems = [...new Set([...Object.keys(facts.files), ...Object.keys(found)])]
    .filter((name) => facts.files[name] !== found[name])
    .map((name) => {
      if (!found[name]) return `${name} is missing.`;
      if (!facts.files[name]) return `${name} is not part of the backup.`;
      const line = name.endsWith('.jsonl') ? brokenLine(readFileSync(join(folder, name), 'utf8')) : null;
      return `${name} has changed since it was saved${line ? `: line ${line} is no JSON` : ''}.`;
    });
  if (problems.length === 0) return facts;
  throw new ExpectedError(`The backup is damaged, and nothing was restored:\n${problems.join('\n')}`);
}

function parseFacts(text: string): BackupFacts {
  try {
    return factsSchema.parse(JSON.parse(text));
  } catch {
    throw new ExpectedError(
      'backup.json is damaged, or from a release before checksums; nothing was restored.',
    );
  }
}

/** Number of the first line, from 1, that is no JSON; null if all are. */
function brokenLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => line !== '' && !isJson(line));
  return index === -1 ? null : index + 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Yields the values of a JSON-lines file. */
export async function* readLines<Line>(path: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line) yield JSON.parse(line) as Line;
}

/** Types that JSON lacks become an object with one member, under a name that no field uses. */
const MOMENT = '$moment';
const NUMBER = '$number';
const BYTES = '$bytes';

/** Converts a stored value for `JSON.stringify`; throws for a type that could not be restored. */
export function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return { [NUMBER]: '-0' };
    return Number.isFinite(value) ? value : { [NUMBER]: String(value) };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return { [MOMENT]: [value.seconds, value.nanoseconds] };
  if (Buffer.isBuffer(value)) return { [BYTES]: value.toString('base64') };
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  throw new Error(`A backup cannot hold values like ${value?.constructor?.name ?? typeof value}`);
}

/** Inverse of `toJson`. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fromJson);
  const members = Object.entries(value);
  const [[key, inner] = []] = members;
  if (members.length === 1 && key === MOMENT) {
    const [seconds, nanoseconds] = inner as [number, number];
    return new Timestamp(seconds, nanoseconds);
  }
  if (members.length === 1 && key === NUMBER) return Number(inner);
  if (members.length === 1 && key === BYTES) return Buffer.from(String(inner), 'base64');
  return Object.fromEntries(members.map(([name, part]) => [name, fromJson(part)]));
}
