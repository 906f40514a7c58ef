import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlFaults } from '../support/html-faults.ts';

test('the built HTML of every page is valid', async () => {
  const faults = builtPages().map(async ({ path, html }) =>
    (await htmlFaults(html)).map((fault) => `${path}: ${fault}`),
  );
  expect((await Promise.all(faults)).flat()).toEqual([]);
});
