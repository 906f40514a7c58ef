import { expect, test } from 'vitest';
import { largestMarkOf } from '../../../../tests/browser/booth-scene/legibility.ts';
import {
  isWhiteOutside,
  LOGO_DESIGNS,
  logosOf,
  onPaper,
} from '../../../../tests/browser/booth-scene/real-logos.ts';
import { readLogo } from '../logo/read-logo.ts';

test.each(LOGO_DESIGNS.map((slug, index) => [slug, index] as const))(
  'real logos stand out on the largest mark of %s, in the picture',
  async (slug, index) => {
    const logos = await logosOf(12, (_, at) => at % LOGO_DESIGNS.length === index);
    expect(logos.length).toBe(2);
    const partOf = await largestMarkOf(slug);
    const weak: string[] = [];
    for (const { name, logo } of logos) {
      const part = await partOf(logo);
      if (part < 0.9) weak.push(`${name}: ${part.toFixed(2)}`);
    }
    expect(weak).toEqual([]);
  },
);

test("a light logo stands out on a design's bright screen, whose art fades around it", async () => {
  const [light] = await logosOf(400, ({ name }) => name === 'kando (plain)');
  if (!light) throw new Error('No such logo');
  expect(light.logo).toMatchObject({ kind: 'light', dress: { wall: 'designed', ink: 'original' } });
  for (const slug of ['10x20-theater', '20x20-island']) {
    expect(await (await largestMarkOf(slug))(light.logo), slug).toBeGreaterThanOrEqual(0.9);
  }
});

test('a JPEG on paper, with a margin or without, gives the same booth as the transparent logo', async () => {
  const found: string[] = [];
  const logos = (await logosOf(10)).filter((each) => !isWhiteOutside(each));
  for (const { name, svg, logo } of logos) {
    for (const margin of [0, 0.25]) {
      const { dress, bitmap } = await readLogo(await onPaper({ name, svg }, margin));
      const isSame = dress.wall === logo.dress.wall && dress.ink === logo.dress.ink;
      const ratio = bitmap.width / bitmap.height / (logo.bitmap.width / logo.bitmap.height);
      if (!isSame || Math.abs(ratio - 1) > 0.05) found.push(`${name}, margin ${margin}`);
    }
  }
  expect(logos.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
