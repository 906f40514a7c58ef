/** A backup folder: a JSON-lines file per collection, the images under their own names, and a manifest with the counts. */
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import { ExpectedError } from '../stack/expected-error.ts';

/** Project and time of a backup. Written last: a folder without it is not a backup. */
export interface BackupFacts {
  readonly project: string;
  /** Read time of the snapshot, ISO 8601 in UTC. */
  readonly taken_at: string;
  readonly records: Readonly<Record<string, number>>;
  readonly images: number;
}

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

/**
 * Creates an empty backup folder that only its owner can read: backups hold personal data.
 * @throws {ExpectedError} if the folder is not empty
 */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ExpectedError(`${folder} is not empty: give each backup a folder of its own.`);
  }
  mkdirSync(join(folder, 'records'), { recursive: true, mode: 0o700 });
}

export function writeFacts(folder: string, facts: BackupFacts): void {
  writeFileSync(backupPaths(folder).facts, `${JSON.stringify(facts, null, 2)}\n`);
}

/**
 * Reads the manifest and checks the counts.
 * @throws {ExpectedError} if the folder holds no backup or an incomplete one
 */
export async function readFacts(folder: string): Promise<BackupFacts> {
  const paths = backupPaths(folder);
  if (!existsSync(paths.facts)) throw new ExpectedError(`${folder} has no backup that was finished.`);
  const facts = JSON.parse(readFileSync(paths.facts, 'utf8')) as BackupFacts;
  for (const [collection, expected] of Object.entries(facts.records)) {
    const found = await countLines(paths.records(collection));
    if (found !== expected) {
      throw new ExpectedError(`The backup has ${found} of ${expected} records of ${collection}.`);
    }
  }
  for await (const { name } of readLines<ImageLine>(paths.imageList)) {
    if (!existsSync(paths.image(name))) throw new ExpectedError(`The backup lacks the image ${name}.`);
  }
  return facts;
}

async function countLines(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  let count = 0;
  for await (const _line of readLines(path)) count += 1;
  return count;
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

/**
 * Converts a stored value for `JSON.stringify`.
 * @throws an error that names the type if it could not be restored
 */
export function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { [NUMBER]: numberText(value) };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return { [MOMENT]: [value.seconds, value.nanoseconds] };
  if (Buffer.isBuffer(value)) return { [BYTES]: value.toString('base64') };
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  throw new Error(`A backup does not know values like ${value?.constructor?.name ?? typeof value}`);
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

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
