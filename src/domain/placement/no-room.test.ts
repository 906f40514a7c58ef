import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { FLOORS } from './floors.ts';
import { hasRoomFor } from './no-room.ts';
import { placeExtras } from './place-extras.ts';

test.each(Object.keys(FLOORS))(
  'there is room in %s for what can be placed in it, and for nothing else',
  (design) => {
    const told = DEMO_EXTRAS.filter(({ file }) => hasRoomFor(design, file));
    const placed = DEMO_EXTRAS.filter(
      ({ file }) => placeExtras(design, [{ slug: file, quantity: 1 }]).placed.length > 0,
    );
    expect(told.map(({ file }) => file)).toEqual(placed.map(({ file }) => file));
  },
);

test('of a design or an extra without a model nobody says that there is no room', () => {
  expect(hasRoomFor('20x20-harbour', 'meeting-table')).toBe(true);
  expect(hasRoomFor('10x10-launch', 'added-by-somebody')).toBe(true);
});
