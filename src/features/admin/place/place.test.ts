import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeHash, readPlace, SECTIONS } from './place.ts';

test('a fragment holds the section and what it shows', () => {
  expect(readPlace('#customers?show=new&find=Smith')).toEqual({
    section: 'customers',
    params: { show: 'new', find: 'Smith' },
  });
  for (const hash of ['', '#', '#main', '#nowhere?find=x']) expect(readPlace(hash)).toBeNull();
});

test("an address of a former version's mail opens the customer", () => {
  expect(readPlace('#leads?lead=quote~1')).toEqual({ section: 'customers', params: { customer: 'quote~1' } });
});

test('an empty filter is none', () => {
  expect(placeHash({ section: 'bookings', params: { find: '' } })).toBe('#bookings');
  expect(readPlace('#bookings?find=')).toEqual({ section: 'bookings', params: {} });
});

test('every place is restored from its fragment', () => {
  const params = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), {
    maxKeys: 4,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...SECTIONS), params, (section, shown) => {
      const place = { section, params: shown };
      expect(readPlace(placeHash(place))).toEqual(place);
    }),
  );
});
