import { expect, test } from 'vitest';
import { WEEKLY_HOURS } from '../records/weekly-hours.ts';
import { exceptionsOf, weeklySlotsOn, withClosed } from './weekly-hours.ts';

const MONDAYS = {
  ...WEEKLY_HOURS.read({ hours: { monday: ['1:00 PM', '9:00 AM'], sunday: ['1:00 AM', '2:00 AM'] } }),
  is_active: true,
};

test('a date has the hours of its day of the week, in the order of the day', () => {
  expect(weeklySlotsOn('2027-01-11', MONDAYS)).toEqual(['9:00 AM', '1:00 PM']);
  expect(weeklySlotsOn('2027-01-12', MONDAYS)).toEqual([]);
  // The clocks skip 2 AM
  expect(weeklySlotsOn('2027-03-14', MONDAYS)).toEqual(['1:00 AM']);
});

test('hours that are off open nothing, and a holiday is left out by choice', () => {
  expect(weeklySlotsOn('2027-01-11', { ...MONDAYS, is_active: false })).toEqual([]);
  expect(weeklySlotsOn('2027-01-18', MONDAYS)).toHaveLength(2);
  expect(weeklySlotsOn('2027-01-18', { ...MONDAYS, skip_holidays: true })).toEqual([]);
});

test('closed dates appear once, in order, and none is in the past', () => {
  const closed = withClosed(['2027-01-20', '2027-01-05'], ['2027-01-12'], '2027-01-06');
  expect(closed).toEqual(['2027-01-12', '2027-01-20']);
  expect(withClosed(closed, ['2027-01-20'], '2027-01-06')).toEqual(closed);
});

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
