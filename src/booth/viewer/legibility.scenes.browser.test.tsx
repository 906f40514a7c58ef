import { expect, test } from 'vitest';
import { contrastsOn, LOGOS } from '../../../tests/browser/booth-scene/legibility.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';

/** Mid gray contrasts equally with black and white in the shade there, so no plate gives it 3. */
const SHADED_GRAY = /gray mast on mark 9 of 20x20-island/;

const SLUGS = DEMO_CONTENT.booth_designs.map(({ slug }) => slug);

test.each(SLUGS)(
  'twenty logos stand out from what is around them on every mark of %s',
  async (slug) => {
    const contrasts = await contrastsOn(slug, Object.keys(LOGOS));
    expect(Object.keys(contrasts).length).toBeGreaterThanOrEqual(20);
    const weak = Object.entries(contrasts).filter(
      ([mark, value]) => value < (SHADED_GRAY.test(mark) ? 2.5 : 3),
    );
    expect(weak.map(([mark, value]) => `${value.toFixed(1)}: ${mark}`)).toEqual([]);
  },
  300_000,
);
