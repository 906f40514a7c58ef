import { expect, test } from 'vitest';
import { BUSINESS_HOURS } from '../../../../domain/booking/weekly-hours.ts';
import { WEEKLY_HOURS } from '../../../../domain/records/weekly-hours.ts';
import { hoursText, weekText } from './weekly-text.ts';

test('consecutive hours form one span, the last of the day up to midnight', () => {
  expect(hoursText(['9:00 AM', '10:00 AM', '1:00 PM', '11:00 PM'])).toBe(
    '9:00 AM–11:00 AM, 1:00 PM–2:00 PM, 11:00 PM–12:00 AM',
  );
  expect(hoursText([])).toBe('Closed');
});

test('days with the same hours are grouped, closed ones omitted', () => {
  const hours = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'friday', 'sunday'].map((day) => [day, BUSINESS_HOURS]),
  );
  expect(weekText(WEEKLY_HOURS.read({ hours }).hours)).toBe(
    'Mon–Wed 9:00 AM–5:00 PM; Fri 9:00 AM–5:00 PM; Sun 9:00 AM–5:00 PM',
  );
});
