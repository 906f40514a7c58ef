import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/content.ts';
import { demoFloor, withModels } from '../../../../tests/support/demo-models.ts';
import { placeExtras } from './place-extras.ts';

const DESIGNS = [
  '10x10-launch',
  '10x10-studio',
  '10x20-showcase',
  '10x20-theater',
  '20x20-pavilion',
  '20x20-island',
];

/** Number of pieces that fit in each of DESIGNS, each extra alone. For the plant set, single pots. */
const FITS: Readonly<Record<string, readonly number[]>> = {
  'led-screen-55': [2, 1, 1, 1, 4, 4],
  'reception-counter': [1, 1, 1, 1, 1, 2],
  'bar-stools': [3, 3, 2, 2, 3, 2],
  'meeting-table': [1, 1, 1, 1, 1, 1],
  'wireless-charging-table': [1, 1, 1, 1, 2, 3],
  'lightbox-wall': [1, 1, 1, 1, 2, 2],
  // Hangs over 20' × 20' booths only, and Island has a ring there
  'hanging-sign': [0, 0, 0, 0, 1, 0],
  'brochure-rack': [4, 3, 4, 4, 4, 4],
  'coffee-bar': [1, 1, 1, 1, 1, 1],
  'plant-set': [6, 8, 10, 7, 10, 15],
};

test.each(Object.entries(FITS))(
  'as many pieces of %s fit in each design as designers placed',
  (slug, fits) => {
    const quantity = DEMO_EXTRAS.find(({ file }) => file === slug)?.max_quantity ?? 0;
    expect(
      DESIGNS.map((design) => placeExtras(demoFloor(design), withModels([{ slug, quantity }])).placed.length),
    ).toEqual(fits);
  },
);
