import { expect, test } from 'vitest';
import { contrastsOn } from '../../../tests/browser/booth-scene/legibility.ts';

test('logos stand out from white counters and printed walls in the picture', async () => {
  const contrasts = await contrastsOn('10x10-launch', [
    'green word',
    'orange mast',
    'sky word',
    'white word',
  ]);
  expect(Object.keys(contrasts).length).toBeGreaterThanOrEqual(7);
  const weak = Object.entries(contrasts).filter(([, value]) => value < 3);
  expect(weak.map(([mark, value]) => `${value.toFixed(1)}: ${mark}`)).toEqual([]);
});
