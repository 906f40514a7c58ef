import { COMPANY_ZONE, ZONE_NAME } from '../domain/time/slot-labels.ts';
import { zonedTime } from '../domain/time/zoned-time.ts';

/** Start of the nightly build in UTC, as scheduled in .github/workflows/rebuild.yml; scripts/workflows.test.ts compares them. */
export const NIGHTLY_BUILD = { hour: 8, minute: 47 };

/** From there until the pages are live at the latest: GitHub may start an hour late, and the build has half an hour. */
const TAKES_MS = 90 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Returns when pages show what is saved at `now`, in the company's zone: 'by tomorrow at 6 AM Eastern'. */
export function nextBuildText(now: Date): string {
  const { hour, minute } = NIGHTLY_BUILD;
  const start = new Date(now).setUTCHours(hour, minute, 0, 0);
  const live = (start > now.getTime() ? start : start + DAY_MS) + TAKES_MS;
  // To the next full hour
  const by = zonedTime(new Date(live), COMPANY_ZONE).plus({ minutes: 59 }).startOf('hour');
  const days = by.startOf('day').diff(zonedTime(now, COMPANY_ZONE).startOf('day'), 'days').days;
  return `by ${['today', 'tomorrow'][Math.round(days)] ?? by.toFormat('cccc')} at ${by.toFormat('h a')} ${ZONE_NAME.replace(/ time$/, '')}`;
}
