import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { largestMarkOf } from '../../../../tests/browser/booth-scene/legibility.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import type { RealLogo } from '../../../../tests/support/real-logos.ts';
import { readLogo } from '../logo/read-logo.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    realLogos: (count: number) => Promise<RealLogo[]>;
  }
}

const IS_ALL = Boolean(process.env['ALL_TESTS']);
const DESIGNS = DEMO_CONTENT.booth_designs
  .filter((_, index) => IS_ALL || index % 2 === 0)
  .map(({ slug }, index) => [slug, index] as const);
/** Number of logos of real companies for all designs together. */
const LOGOS = IS_ALL ? 400 : 6;

test.each(DESIGNS)('real logos stand out on the largest mark of %s, in the picture', async (slug, index) => {
  const logos = (await commands.realLogos(LOGOS)).filter((_, at) => at % DESIGNS.length === index);
  expect(logos.length).toBeGreaterThan(1);
  const partOf = await largestMarkOf(slug);
  const weak: string[] = [];
  for (const { name, svg } of logos) {
    const part = await partOf(await readLogo(new Blob([svg])));
    if (part < 0.9) weak.push(`${name}: ${part.toFixed(2)}`);
  }
  expect(weak).toEqual([]);
});
