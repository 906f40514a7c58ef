import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { fromJson, makeBackupFolder, readFacts, toJson, writeFacts } from './backup-folder.ts';

test('every type of value in our records survives a round trip', () => {
  const record = {
    text: 'Überraschung "quoted"\n',
    none: null,
    yes: true,
    whole: 7,
    part: 0.1,
    odd: [Number.NaN, -0, Number.POSITIVE_INFINITY],
    at: new Timestamp(1_796_000_000, 123_456_789),
    bytes: Buffer.from([0, 255, 10, 13]),
    deep: { list: [{ at: new Timestamp(-1, 1_000) }, []], empty: {} },
  };
  expect(fromJson(JSON.parse(JSON.stringify(toJson(record))))).toEqual(record);
});

test('a type that could not be restored stops the backup', () => {
  expect(() => toJson({ place: new GeoPoint(1, 2) })).toThrow('GeoPoint');
  expect(() => toJson({ at: new Date(0) })).toThrow('Date');
});

const EXTRAS = '{"id":"a","fields":{"price":10}}\n{"id":"b","fields":{"price":20}}\n';
const IMAGES = ['a', 'b', 'c', 'd'].map((name) => `{"name":"${name}.webp"}\n`).join('');

function aBackup(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  makeBackupFolder(folder);
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'records/extras.jsonl'), EXTRAS);
  writeFileSync(join(folder, 'images.jsonl'), IMAGES);
  for (const name of ['a', 'b', 'c', 'd'])
    writeFileSync(join(folder, 'images', `${name}.webp`), 'RIFF image');
  writeFacts(folder, {
    project: 'acme',
    taken_at: '2026-11-22T09:00:00.000Z',
    records: { extras: 2 },
    images: 4,
  });
  return folder;
}

test('a whole backup is read', () => {
  expect(readFacts(aBackup())).toMatchObject({ project: 'acme', records: { extras: 2 }, images: 4 });
});

test.each([
  ['half an image zeroed', 'images/b.webp', 'RIFF \0\0\0\0\0', 'has changed since it was saved.'],
  ['an image list cut to 3', 'images.jsonl', IMAGES.slice(0, (IMAGES.length / 4) * 3), 'has changed'],
  ['a changed price', 'records/extras.jsonl', EXTRAS.replace('10', '90'), 'has changed since it was saved.'],
  ['a lost record', 'records/extras.jsonl', EXTRAS.slice(EXTRAS.length / 2), 'has changed'],
  ['a damaged line', 'records/extras.jsonl', EXTRAS.slice(0, -6), 'line 2 is no JSON'],
  ['an added file', 'images/e.webp', 'RIFF', 'is not part of the backup'],
  ['a damaged manifest', 'backup.json', '{"project":"acme","taken_at"', 'is damaged'],
  [
    'a manifest without checksums',
    'backup.json',
    '{"project":"acme","records":{},"images":0}',
    'before checksums',
  ],
])('drill: %s is refused, and the file is named', (_damage, path, content, sentence) => {
  const folder = aBackup();
  writeFileSync(join(folder, path), content);
  expect(() => readFacts(folder)).toThrow(new RegExp(`${path}.*${sentence}`));
});

test('drill: a deleted image is named', () => {
  const folder = aBackup();
  rmSync(join(folder, 'images/c.webp'));
  expect(() => readFacts(folder)).toThrow('images/c.webp is missing.');
});
