import { expect, test } from 'vitest';
import { exceptionsOf } from './exceptions.ts';

const aDay = (date: string, source?: 'weekly') => ({
  date,
  slots: ['9:00 AM'],
  admin_id: 'admin',
  ...(source && { source }),
});

test('exceptions are the dates that were edited or deleted by hand, from today on', () => {
  const closed_dates = ['2027-01-05', '2027-01-20', '2027-01-12'];
  const days = [
    aDay('2027-01-04'),
    aDay('2027-01-11', 'weekly'),
    aDay('2027-01-12', 'weekly'),
    aDay('2027-01-13'),
  ];
  expect(exceptionsOf({ closed_dates }, days, '2027-01-06')).toEqual([
    { date: '2027-01-13', slots: ['9:00 AM'] },
    { date: '2027-01-20', slots: [] },
  ]);
});
