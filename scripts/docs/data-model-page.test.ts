import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { RECORDS } from '../../src/domain/records/records.ts';
import { schemaMutants } from '../../tests/rules/cases/mutants.ts';
import { ROOT } from '../stack/addresses.ts';
import { dataModelPage, dataModelText, type JsonField, storedSchema } from './data-model-page.ts';

test('the page is what the records make it: run `npm run data-model`', async () => {
  expect(await dataModelPage()).toBe(readFileSync(resolve(ROOT, 'docs/data-model.md'), 'utf8'));
});

test.each(RECORDS.map((record) => ({ name: record.name, record })))(
  'no bound of $name changes without the page',
  ({ record }) => {
    const present = dataModelText(storedSchema);
    const unseen = schemaMutants<JsonField>(storedSchema(record)).filter(
      ({ source }) => dataModelText((other) => (other === record ? source : storedSchema(other))) === present,
    );
    expect(unseen.map(({ what }) => what)).toEqual([]);
  },
);
