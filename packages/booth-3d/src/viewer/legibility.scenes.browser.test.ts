// @module-tag long
import { expect, test } from 'vitest';
import { largestMarkOf } from '../../../../tests/browser/booth-scene/legibility.ts';
import {
  isWhiteOutside,
  LOGO_DESIGNS,
  logosOf,
  onPaper,
} from '../../../../tests/browser/booth-scene/real-logos.ts';
import { artOf } from '../logo/logo-art.ts';
import { opacity } from '../logo/picture.ts';
import { type OwnLogo, readLogo } from '../logo/read-logo.ts';

const LOGOS = 400;
/** Logos in memory at a time. */
const BATCH = 20;

function wornIn({ dress: { wall, ink } }: Pick<OwnLogo, 'dress'>): string {
  return `${ink} on ${wall}`;
}

/** True if a logo is opaque apart from its corners. */
function isBox({ bitmap }: OwnLogo): boolean {
  const { sample } = artOf(bitmap);
  const pixels = [...Array(sample.width * sample.height).keys()];
  return pixels.filter((at) => opacity(sample, at) > 250).length > pixels.length * 0.97;
}

test('400 real logos stand out on the largest mark of every design, in the picture', async () => {
  const marks: [slug: string, partOf: Awaited<ReturnType<typeof largestMarkOf>>][] = [];
  for (const slug of LOGO_DESIGNS) marks.push([slug, await largestMarkOf(slug)]);
  const weak: string[] = [];
  let measured = 0;
  for (let first = 0; first < LOGOS; first += BATCH) {
    const logos = await logosOf(LOGOS, (_, index) => index >= first && index < first + BATCH);
    for (const { name, logo } of logos) {
      for (const [slug, partOf] of marks) {
        const part = await partOf(logo);
        measured++;
        if (part < 0.9) weak.push(`${slug}, ${name}: ${logo.kind} ${wornIn(logo)} ${part.toFixed(2)}`);
      }
    }
  }
  expect(measured).toBe(LOGOS * LOGO_DESIGNS.length);
  expect(weak).toEqual([]);
}, 3_600_000);

test('110 logos as JPEG on paper, with a margin or without, give the same booth as transparent ones', async () => {
  const found: string[] = [];
  const logos = (await logosOf(150)).filter((each) => !isWhiteOutside(each)).slice(0, 110);
  for (const { name, svg, logo } of logos) {
    for (const margin of [0, 0.25]) {
      const read = await readLogo(await onPaper({ name, svg }, margin));
      const ratio = read.bitmap.width / read.bitmap.height / (logo.bitmap.width / logo.bitmap.height);
      const isSame = wornIn(read) === wornIn(logo) && Math.abs(ratio - 1) < 0.05;
      // A box of several colors that fills its frame looks like a photo
      if (read.kind === 'photo' && margin === 0 && isBox(logo)) continue;
      if (!isSame) found.push(`${name}, margin ${margin}: ${wornIn(read)}, not ${wornIn(logo)}`);
    }
  }
  expect(logos.length).toBe(110);
  expect(found).toEqual([]);
});
