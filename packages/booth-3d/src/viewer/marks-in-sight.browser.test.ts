import { expect, test } from 'vitest';
import { coveredIn } from '../../../../tests/browser/booth-scene/covered.ts';

// The screen stood in front of 39 % of a tall logo
test('a screen in Showcase covers no logo, from the front and in Review', async () => {
  const set = ['led-screen-55'];
  const found = await coveredIn('10x20-showcase', set, ['tall', 'left-heavy'], ['frontview']);
  expect(found.map(({ view }) => view)).toEqual(['frontview', 'Review', 'frontview', 'Review']);
  for (const { part, own } of found) {
    expect(own).toBeLessThan(0.05);
    expect(part).toBeLessThan(0.05);
  }
});
