import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkUpload } from './check-upload.ts';

const KEY = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj'.repeat(2)}`;

/** Returns the secrets found in a folder with these files. */
function findingsIn(files: Readonly<Record<string, string>>, ignored?: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return checkUpload('dist', folder, ignored);
}

test.each([
  '.env',
  'a/.env.acme',
  '.secret.local',
  'npm-debug.log',
  'acme-Service-Account.json',
  '.git/HEAD',
])('the private file %s would be uploaded, and is found', (path) => {
  expect(findingsIn({ [path]: '', 'index.html': '' })).toEqual([
    `A private file would be uploaded: dist/${path}. Delete it, or move it out of that folder.`,
  ]);
});

test('what is not uploaded may be private', () => {
  const files = { '.env': '', '.env.acme': '', 'node_modules/a/key.pem': KEY, 'src/.secret.local': '' };
  expect(findingsIn(files, ['.env*', 'node_modules', '*.local'])).toEqual([]);
});

test('private keys are found by their content, and a library that names the header is not', () => {
  const files = {
    'key.txt': KEY,
    'account.json': JSON.stringify({ private_key: KEY }),
    'library.js': "if (text.includes('-----BEGIN PRIVATE KEY-----')) parse(text);",
  };
  expect(findingsIn(files)).toEqual([
    expect.stringMatching(/^dist\/account\.json contains a private key/),
    expect.stringMatching(/^dist\/key\.txt contains a private key/),
  ]);
});
