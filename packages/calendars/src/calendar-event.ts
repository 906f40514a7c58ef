import { type Component, firstLine, firstText } from './calendar-parts.ts';
import {
  type ClockTime,
  DAY_MS,
  durationOf,
  type Length,
  midnightOf,
  type Period,
  timeIn,
  Unclear,
} from './calendar-times.ts';
import { textOf } from './content-lines.ts';
import { type CalendarZones, zoneOfTime } from './zone-names.ts';
import type { Zone } from './zones.ts';

/** An event of a calendar; clocks are in the event's zone. */
export interface CalendarEvent {
  readonly sequence: number;
  readonly component: Component;
  readonly zones: CalendarZones;
  readonly zone: Zone;
  readonly start: number;
  /** True if it lasts whole days. */
  readonly isDay: boolean;
  readonly length: Length;
  /** Apple's travel time before the start, which its programs show as busy, in milliseconds. */
  readonly travel: number;
}

/** Returns an event's start and length. @throws Unclear if they make no sense */
export function eventOf(component: Component, zones: CalendarZones): CalendarEvent {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => timeIn(firstLine(component, name)));
  if (!start) throw new Unclear('It has no start.');
  const event = eventFrom(component, zones, start, end);
  if (millisecondsOf(event.length) >= 0) return event;
  // Some feeds swap start and end (niccokunzmann/python-recurring-ical-events#132)
  const swapped = end && eventFrom(component, zones, end, start);
  if (!swapped || millisecondsOf(swapped.length) < 0) throw new Unclear('It ends before it starts.');
  return swapped;
}

function eventFrom(component: Component, zones: CalendarZones, start: ClockTime, end?: ClockTime) {
  const event = {
    sequence: sequenceOf(component),
    component,
    zones,
    zone: zoneOfTime(start, zones),
    start: start.clock,
    isDay: start.isDay,
    travel: Math.max(0, durationOf(firstText(component, 'X-APPLE-TRAVEL-DURATION'))?.ms ?? 0),
  };
  return { ...event, length: lengthOf(event, end) };
}

export function sequenceOf(component: Component): number {
  return Number.parseInt(firstText(component, 'SEQUENCE'), 10) || 0;
}

/**
 * Returns the time between an event's start and end. The end wins over a duration, since Thunderbird writes
 * `DURATION:PT0S` next to the end of a moved occurrence. A whole day that ends on the day it starts, as Home Assistant
 * writes it, is one day. A time without an end is a minute, which takes the slot that it is in.
 */
function lengthOf(event: Omit<CalendarEvent, 'length'>, end: ClockTime | undefined): Length {
  const texts = (event.component.lines.get('DURATION') ?? []).map(textOf);
  const byEnd = end && lengthUntil(end, event);
  // A description without a fold may have a line 'Duration: an hour'
  const byDuration = texts.map(durationOf).find((length) => length);
  if (texts.length > 0 && !byDuration && !byEnd) throw new Unclear('Its duration could not be read.');
  const longer = [byEnd, byDuration].find((length) => length && millisecondsOf(length) > 0);
  const length = longer ?? byEnd ?? byDuration ?? { days: 0, ms: 60_000 };
  if (!event.isDay || millisecondsOf(length) < 0) return length;
  return { days: Math.max(1, Math.ceil(millisecondsOf(length) / DAY_MS)), ms: 0 };
}

/** Returns a length as if all days had 24 hours. */
export function millisecondsOf({ days, ms }: Length): number {
  return days * DAY_MS + ms;
}

/** Returns the length up to an end. An end without a zone is in the zone of the start. */
function lengthUntil(end: ClockTime, { start, isDay, zone, zones }: Omit<CalendarEvent, 'length'>): Length {
  if (isDay) return { days: Math.ceil((end.clock - start) / DAY_MS), ms: 0 };
  const isFloating = end.isDay || !(end.isUtc || end.tzid);
  const instant = (isFloating ? zone : zoneOfTime(end, zones)).toInstant(end.clock);
  return { days: 0, ms: instant - zone.toInstant(start) };
}

/** Returns the length of a series' period that starts at a clock; null if the period has no end. */
export function lengthOfPeriod(event: CalendarEvent, start: number, { end }: Period): Length | null {
  return end && 'clock' in end ? lengthUntil(end, { ...event, start }) : end;
}

/**
 * Returns a time of a series on the series' clock, in whatever form it is written: Exchange excepts days of all-day
 * series as times, others except times as days or without a zone.
 */
export function onClockOf({ isDay, zone, zones }: CalendarEvent, time: ClockTime): number {
  if (time.isDay) return time.clock;
  if (isDay) {
    const isMidnight = time.clock === midnightOf(time.clock);
    return midnightOf(time.isUtc && !isMidnight ? zone.toClock(time.clock) : time.clock);
  }
  if (!time.isUtc && !time.tzid) return time.clock;
  const written = zoneOfTime(time, zones);
  return written.name === zone.name ? time.clock : zone.toClock(written.toInstant(time.clock));
}

/** Returns the instants of an occurrence that starts at a clock; by default, of the event by itself. */
export function instantsAt(event: CalendarEvent, clock = event.start, { days, ms } = event.length) {
  const { zone, travel } = event;
  const start = zone.toInstant(clock);
  const until = (days === 0 ? start : zone.toInstant(clock + days * DAY_MS)) + ms;
  return { start, from: start - travel, until };
}

/** True if the event ended before an instant for certain: it does not repeat, and no zone is further than a day away. */
export function isOver(event: Component, instant: number): boolean {
  if (['RRULE', 'RDATE', 'RECURRENCE-ID', 'DURATION'].some((name) => event.lines.has(name))) return false;
  try {
    const [start, end] = ['DTSTART', 'DTEND'].map((name) => timeIn(firstLine(event, name)));
    const last = Math.max(start?.clock ?? Number.POSITIVE_INFINITY, end?.clock ?? 0);
    return last < instant - 2 * DAY_MS;
  } catch {
    return false;
  }
}
