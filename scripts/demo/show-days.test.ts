import { expect, test } from 'vitest';
import { demoDays } from './show-days.ts';

test('some demo shows have the days of their next edition', () => {
  const days = (now: string) => demoDays('sxsw-austin', new Date(now));
  expect(days('2026-11-27T12:00:00Z')).toEqual({ first_day: '2027-03-12', last_day: '2027-03-18' });
  expect(days('2027-03-18T12:00:00Z')).toEqual({ first_day: '2027-03-12', last_day: '2027-03-18' });
  expect(days('2027-03-19T12:00:00Z')).toEqual({ first_day: '2028-03-12', last_day: '2028-03-18' });
  expect(demoDays('ces-las-vegas', new Date('2026-11-27T12:00:00Z'))).toEqual({});
});
