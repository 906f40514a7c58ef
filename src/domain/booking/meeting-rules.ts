/** Obstacles to booking an open hour. They apply to visitors; the team is only warned. */
import type { Availability } from '../records/availability.ts';
import type { Booking } from '../records/bookings.ts';
import type { Calendar } from '../records/calendars.ts';
import type { MeetingRules } from '../records/meeting-rules.ts';
import type { SlotClaim } from '../records/slot-claims.ts';
import { meetingEnd } from './calendar.ts';
import { slotId, slotInstant, todayInNewYork } from './slots.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

export type Obstacle = 'too-soon' | 'too-far' | 'full-day' | 'buffer' | 'busy';

export interface Schedule {
  readonly now: Date;
  /** Starts of the administrator's other meetings. */
  readonly meetings: readonly Date[];
  /** Busy times of the administrator's calendar. */
  readonly busy: readonly Interval[];
}

/** Returns the earliest and latest start of a meeting that a visitor books at `now`. */
export function bookable({ notice_hours, horizon_days }: MeetingRules, now: Date): Interval {
  return {
    from: new Date(now.getTime() + notice_hours * HOUR_MS),
    until: new Date(now.getTime() + horizon_days * DAY_MS),
  };
}

/** Returns all obstacles to a meeting that starts at `startsAt`; empty if it can be booked. */
export function obstaclesTo(startsAt: Date, rules: MeetingRules, schedule: Schedule): Obstacle[] {
  const { now, meetings, busy } = schedule;
  const { from, until } = bookable(rules, now);
  const meeting = meetingAt(startsAt);
  const buffered = withBuffers(meeting, rules);
  const isBusy = busy.some((event) => overlap(event, meeting));
  const isTight =
    busy.some((event) => overlap(event, buffered)) ||
    meetings.some((start) => overlap(withBuffers(meetingAt(start), rules), buffered));
  const obstacles: [Obstacle, boolean][] = [
    ['too-soon', startsAt < from],
    ['too-far', startsAt > until],
    ['full-day', isFull(startsAt, rules, meetings)],
    ['busy', isBusy],
    ['buffer', isTight && !isBusy],
  ];
  return obstacles.flatMap(([obstacle, isThere]) => (isThere ? [obstacle] : []));
}

type Offered = Pick<Availability, 'date' | 'despite_busy'>;

/** Returns a predicate for hours that one administrator offers: true if visitors can book the hour at `now`. */
export function hoursFree(
  admin_id: string,
  of: {
    readonly rules: MeetingRules;
    readonly now: Date;
    readonly claims: readonly SlotClaim[];
    readonly busy?: Calendar['busy'] | undefined;
  },
): (record: Offered, label: string, startsAt: Date) => boolean {
  const { rules, now, claims } = of;
  const claimed = new Set(claims.map(({ date, time }) => slotId(date, time)));
  const busyNear = byDay(intervalsOf(of.busy), (event) => event);
  const starts = dependsOnMeetings(rules) ? meetingsOf(admin_id, claims) : [];
  const meetingsNear = byDay(starts, (start) => ({ from: start, until: start }));
  return ({ date, despite_busy = [] }, label, startsAt) => {
    if (claimed.has(slotId(date, label))) return false;
    const busy = despite_busy.includes(label) ? [] : busyNear(startsAt);
    return obstaclesTo(startsAt, rules, { now, meetings: meetingsNear(startsAt), busy }).length === 0;
  };
}

/**
 * Returns a function that finds the items within a day of an instant. Buffers are shorter, and thousands of hours are
 * compared with thousands of meetings and events.
 */
function byDay<Item>(items: readonly Item[], spanOf: (item: Item) => Interval) {
  const days = new Map<number, Item[]>();
  const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
  for (const item of items) {
    const { from, until } = spanOf(item);
    for (let day = dayOf(from) - 1; day <= dayOf(until) + 1; day += 1) {
      const near = days.get(day);
      if (near) near.push(item);
      else days.set(day, [item]);
    }
  }
  return (at: Date): readonly Item[] => days.get(dayOf(at)) ?? [];
}

/** Returns a predicate for hours that the administrator's calendar closes to visitors, including the rules' buffers. */
export function busyHours(rules: MeetingRules, busy: Calendar['busy']) {
  const schedule = { meetings: [], busy: intervalsOf(busy) };
  return (date: string, label: string): boolean => {
    const startsAt = slotInstant(date, label);
    if (!startsAt) return false;
    const found = obstaclesTo(startsAt, rules, { ...schedule, now: startsAt });
    return found.includes('busy') || found.includes('buffer');
  };
}

/** True if an event overlaps the meeting. */
export function isBusyDuring({ starts_at }: Pick<Booking, 'starts_at'>, busy: Calendar['busy']): boolean {
  const meeting = meetingAt(starts_at.toDate());
  return intervalsOf(busy).some((event) => overlap(event, meeting));
}

export function intervalsOf(busy: Calendar['busy'] = []): Interval[] {
  return busy.map(({ from, until }) => ({ from: from.toDate(), until: until.toDate() }));
}

/** Returns the starts of an administrator's booked meetings. */
export function meetingsOf(admin_id: string, claims: readonly SlotClaim[]): Date[] {
  return claims.flatMap((claim) => {
    const startsAt = claim.admin_id === admin_id ? slotInstant(claim.date, claim.time) : null;
    return startsAt ? [startsAt] : [];
  });
}

/** True if other meetings can block a meeting, so that they must be read. */
export function dependsOnMeetings({ buffer_before, buffer_after, meetings_a_day }: MeetingRules): boolean {
  return buffer_before + buffer_after > 0 || meetings_a_day !== null;
}

function isFull(startsAt: Date, { meetings_a_day }: MeetingRules, meetings: readonly Date[]): boolean {
  if (meetings_a_day === null) return false;
  const date = todayInNewYork(startsAt);
  return meetings.filter((start) => todayInNewYork(start) === date).length >= meetings_a_day;
}

function meetingAt(start: Date): Interval {
  return { from: start, until: meetingEnd(start) };
}

function withBuffers({ from, until }: Interval, { buffer_before, buffer_after }: MeetingRules): Interval {
  return {
    from: new Date(from.getTime() - buffer_before * MINUTE_MS),
    until: new Date(until.getTime() + buffer_after * MINUTE_MS),
  };
}

function overlap(one: Interval, other: Interval): boolean {
  return one.from < other.until && other.from < one.until;
}
