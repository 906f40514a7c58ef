// @module-tag long
import { expect, test } from 'vitest';
import {
  coveredIn,
  LIKELY_EXTRAS,
  SHAPE_NAMES,
  VIEWS,
} from '../../../../tests/browser/booth-scene/covered.ts';
import { LOGO_DESIGNS } from '../../../../tests/browser/booth-scene/real-logos.ts';

test.each(LOGO_DESIGNS)(
  'in %s no extra and no person covers more than 5% of the largest mark, in any picture',
  async (slug) => {
    expect(LIKELY_EXTRAS).toHaveProperty(slug);
    for (const set of LIKELY_EXTRAS[slug] ?? []) {
      const found = await coveredIn(slug, set, SHAPE_NAMES, VIEWS);
      expect(found).toHaveLength((VIEWS.length + 1) * SHAPE_NAMES.length);
      expect(
        found.some(({ own }) => own < 0.5),
        'the mark is seen',
      ).toBe(true);
      const hidden = found.filter(({ part }) => part > 0.05);
      expect(
        hidden.map(({ view, shape, part }) => `${set} in ${view}, ${shape}: ${part.toFixed(3)}`),
      ).toEqual([]);
    }
  },
  600_000,
);
