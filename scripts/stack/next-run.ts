import { DateTime } from 'luxon';

/** A scheduled function's schedule, as the SDK stores it for the deployment. */
export interface Schedule {
  readonly schedule: string;
  readonly timeZone?: unknown;
}

/**
 * Returns when a schedule is next due after `now`: 'every 5 minutes', 'every 6 hours', 'every day 03:30', or a daily cron line such
 * as '5 0 * * *', whose times are of its zone.
 * @throws Error for any other way to write a schedule
 */
export function nextRun({ schedule, timeZone }: Schedule, now: Date): Date {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (count) return new Date(now.getTime() + Number(count) * (unit === 'hours' ? 60 : 1) * 60_000);
  const [, hour = '', minute = ''] = /^every day (\d\d):(\d\d)$/.exec(schedule) ?? [];
  const [, cronMinute = minute, cronHour = hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule) ?? [];
  if (cronHour === '') throw new Error(`The local stack cannot read the schedule '${schedule}'`);
  const zone = typeof timeZone === 'string' ? timeZone : 'UTC';
  const today = DateTime.fromJSDate(now, { zone })
    .startOf('day')
    .set({
      hour: Number(cronHour),
      minute: Number(cronMinute),
    });
  return (today.toJSDate() > now ? today : today.plus({ days: 1 })).toJSDate();
}
