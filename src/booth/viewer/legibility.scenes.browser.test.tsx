import { expect, test } from 'vitest';
import { largestMarkOf } from '../../../tests/browser/booth-scene/legibility.ts';
import {
  isWhiteOutside,
  LOGO_DESIGNS,
  logosOf,
  onPaper,
} from '../../../tests/browser/booth-scene/real-logos.ts';
import { readLogo } from '../logo/read-logo.ts';

test.each(LOGO_DESIGNS)(
  '400 real logos stand out on the largest mark of %s, in the picture',
  async (slug) => {
    const logos = await logosOf(400);
    const partOf = await largestMarkOf(slug);
    const weak: string[] = [];
    for (const { name, logo } of logos) {
      const part = await partOf(logo);
      if (part < 0.9)
        weak.push(`${name}: ${logo.kind} ${logo.dress.wall}/${logo.dress.ink} ${part.toFixed(2)}`);
    }
    expect(logos.length).toBe(400);
    expect(weak).toEqual([]);
  },
  1_200_000,
);

test('110 logos as JPEG on paper, with a margin or without, give the same booth as transparent ones', async () => {
  const found: string[] = [];
  const logos = (await logosOf(150)).filter((each) => !isWhiteOutside(each)).slice(0, 110);
  for (const { name, svg, logo } of logos) {
    for (const margin of [0, 0.25]) {
      const { kind, color, dress, bitmap } = await readLogo(await onPaper({ name, svg }, margin));
      const isSame = dress.wall === logo.dress.wall && dress.ink === logo.dress.ink;
      const ratio = bitmap.width / bitmap.height / (logo.bitmap.width / logo.bitmap.height);
      if (!isSame || Math.abs(ratio - 1) > 0.05)
        found.push(
          `${name}, margin ${margin}: ${kind} ${color} ${dress.wall}/${dress.ink}, not ${logo.kind} ${logo.color} ${logo.dress.wall}/${logo.dress.ink}`,
        );
    }
  }
  expect(logos.length).toBe(110);
  expect(found).toEqual([]);
}, 600_000);
