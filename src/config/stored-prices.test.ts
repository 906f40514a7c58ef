/** A build of the whole site with stored prices: every page has them, and the wizard starts with them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { OTHER_PRICES } from '../../tests/support/price-tables.ts';
import { aProject } from '../../tests/support/projects.ts';
import { STANDARD_SIZES } from '../domain/quote/catalogue.ts';
import { DEFAULT_PRICES, formatUsd, REGIONS } from '../domain/quote/pricing.ts';

test('built pages have the stored prices, and none of the default ones', { timeout: 600_000 }, async () => {
  const site = await buildSite(copySite().folder, {
    reference_projects: [aProject()],
    booth_designs: [],
    prices: OTHER_PRICES,
  });

  expectSound(site);
  expect(site.leftOut).toEqual([]);
  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');
  const expected = {
    'index.html': ['from $27,100', '&quot;10x10&quot;:[0,9100]', '"lowPrice":8100,"highPrice":29300'],
    'booths/10x10.html': ['from $8,100', '$9,100', '$9,300', '"price":9300'],
    'shows/ces-las-vegas.html': ['from $9,300', 'our East rates', '$29,300'],
    'cities/las-vegas.html': ['from $9,300', 'our East rates'],
    'faq.html': ['costs $8,100 to $9,300'],
    'llms.txt': ['- 10x10: West $9,100, Central $8,100, East $9,300', 'MA VT NH ME DC NV'],
  };
  for (const [file, texts] of Object.entries(expected)) {
    for (const text of texts) expect(read(file), file).toContain(text);
  }
  const former = REGIONS.flatMap((region) => STANDARD_SIZES.map((size) => DEFAULT_PRICES[region][size]));
  for (const file of Object.keys(expected)) {
    for (const price of former) expect(read(file), file).not.toContain(formatUsd(price));
  }
});
