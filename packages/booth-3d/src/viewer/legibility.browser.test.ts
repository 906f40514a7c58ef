import { expect, test } from 'vitest';
import { largestMarkOf } from '../../../../tests/browser/booth-scene/legibility.ts';
import {
  isWhiteOutside,
  LOGO_DESIGNS,
  logosOf,
  onPaper,
} from '../../../../tests/browser/booth-scene/real-logos.ts';
import { readLogo } from '../logo/read-logo.ts';

/** Number of logos for all designs together, and for paper. */
const [LOGOS, ON_PAPER] = process.env['ALL_TESTS'] ? [400, 150] : [12, 10];

test.each(LOGO_DESIGNS.map((slug, index) => [slug, index] as const))(
  'real logos stand out on the largest mark of %s, in the picture',
  async (slug, index) => {
    const logos = await logosOf(LOGOS, (_, at) => at % LOGO_DESIGNS.length === index);
    expect(logos.length).toBeGreaterThan(1);
    const partOf = await largestMarkOf(slug);
    const weak: string[] = [];
    for (const { name, logo } of logos) {
      const part = await partOf(logo);
      if (part < 0.9) weak.push(`${name}: ${part.toFixed(2)}`);
    }
    expect(weak).toEqual([]);
  },
);

test('a JPEG on paper, with a margin or without, gives the same booth as the transparent logo', async () => {
  const found: string[] = [];
  const logos = (await logosOf(ON_PAPER)).filter((each) => !isWhiteOutside(each));
  for (const { name, svg, logo } of logos) {
    for (const margin of [0, 0.25]) {
      const { dress, bitmap, kind } = await readLogo(await onPaper({ name, svg }, margin));
      // A box of several colors that fills its frame looks like a photo
      if (kind === 'photo' && margin === 0) continue;
      const isSame = dress.wall === logo.dress.wall && dress.ink === logo.dress.ink;
      const ratio = bitmap.width / bitmap.height / (logo.bitmap.width / logo.bitmap.height);
      if (!isSame || Math.abs(ratio - 1) > 0.05) found.push(`${name}, margin ${margin}`);
    }
  }
  expect(logos.length).toBeGreaterThan(ON_PAPER / 2);
  expect(found).toEqual([]);
});
