import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildEnvironment } from './build-settings.ts';

test('a build reads the .env beside its folder, as a local stack leaves one; its own environment wins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  writeFileSync(
    join(folder, '.env'),
    'CONTENT_URL="http://localhost:5050"\nSITE_URL=http://localhost:5050\n',
  );
  expect(buildEnvironment(pathToFileURL(`${folder}/dist/`), { SITE_URL: 'https://booth.test' })).toEqual({
    CONTENT_URL: 'http://localhost:5050',
    SITE_URL: 'https://booth.test',
  });
});

test('without that file there is only its own environment', () => {
  const env = { SITE_URL: 'https://booth.test' };
  expect(buildEnvironment(pathToFileURL('/no/such/folder/dist/'), env)).toEqual(env);
});
