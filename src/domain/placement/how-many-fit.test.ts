import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { FLOORS } from './floors.ts';
import { placeExtras } from './place-extras.ts';

const DECISION = new URL('../../../docs/decisions/0123-where-extras-stand.md', import.meta.url);

test('as many of each extra fit alone as the decision says', () => {
  const table = readFileSync(DECISION, 'utf8')
    .split('\n')
    .filter((line) => /^\| .*\| +\d/.test(line))
    .map((line) => line.split('|').slice(2, -1).map(Number));
  // The table has the extras in the order of its own; their names there are shorter.
  const order = [
    'led-screen-55',
    'reception-counter',
    'bar-stools',
    'meeting-table',
    'wireless-charging-table',
    'lightbox-wall',
    'hanging-sign',
    'brochure-rack',
    'coffee-bar',
    'plant-set',
  ];
  const fits = order.map((slug) => {
    const quantity = DEMO_EXTRAS.find(({ file }) => file === slug)?.max_quantity ?? 0;
    return Object.keys(FLOORS).map((design) => placeExtras(design, [{ slug, quantity }]).placed.length);
  });
  expect(table).toEqual(fits);
});
