import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataModelPage } from './data-model.ts';
import { ROOT } from './stack/addresses.ts';

test('the page matches the records; if not, run `npm run data-model`', async () => {
  expect(await dataModelPage()).toBe(readFileSync(resolve(ROOT, 'docs/data-model.md'), 'utf8'));
});
