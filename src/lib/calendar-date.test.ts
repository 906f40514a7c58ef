import { afterEach, expect, test, vi } from 'vitest';
import { dateOfDay, dayOfDate } from '../components/calendar-look.tsx';

/** Includes days of clock changes; in Beirut the clocks skip midnight. */
const DAYS = [
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
  '2027-01-01',
  '2027-03-14',
  '2028-02-29',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'Asia/Beirut', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a browser in %s shows each day as itself',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of DAYS) {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      expect(dateOfDay(day)).toEqual(new Date(year, month - 1, date, 12));
      expect(dayOfDate(dateOfDay(day))).toBe(day);
      // The calendar component's Dates are at midnight
      expect(dayOfDate(new Date(year, month - 1, date))).toBe(day);
    }
  },
);
