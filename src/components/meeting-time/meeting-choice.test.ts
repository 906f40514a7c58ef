import { expect, test } from 'vitest';
import { type AvailabilityDay, groupSlotsByDay } from '../../domain/time/zoned-days.ts';
import type { ChosenMeeting } from '../../domain/wizard/draft.ts';
import {
  alternativesTo,
  freeCount,
  freeCountText,
  slotObstacle,
  suggestedSlots,
  timesOnAnyDay,
  withDay,
  withSlot,
  withZone,
} from './meeting-choice.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const AVAILABILITY: AvailabilityDay[] = [
  {
    id: 'a_2026-12-08',
    date: '2026-12-08',
    slots: [
      { time: '9:00 AM', starts_at: '2026-12-08T14:00:00.000Z', status: 'available' },
      { time: '10:00 AM', starts_at: '2026-12-08T15:00:00.000Z', status: 'booked' },
      { time: '9:00 PM', starts_at: '2026-12-09T02:00:00.000Z', status: 'available' },
    ],
  },
  {
    id: 'a_2026-12-09',
    date: '2026-12-09',
    slots: [{ time: '9:00 AM', starts_at: '2026-12-09T14:00:00.000Z', status: 'available' }],
  },
];
const EVENING = {
  availabilityId: 'a_2026-12-08',
  date: '2026-12-08',
  time: '9:00 PM',
  startsAt: '2026-12-09T02:00:00.000Z',
};
const BOOKED = { ...EVENING, time: '10:00 AM', startsAt: '2026-12-08T15:00:00.000Z' };
const NONE: ChosenMeeting = { timeZone: 'America/New_York', day: null, slot: null };

function daysIn(zone: string) {
  return groupSlotsByDay(AVAILABILITY, zone, NOW);
}

test('a slot brings its day in the meeting’s zone', () => {
  expect(withSlot(NONE, EVENING)).toEqual({ ...NONE, day: '2026-12-08', slot: EVENING });
  expect(withSlot({ ...NONE, timeZone: 'Asia/Tokyo' }, EVENING).day).toBe('2026-12-09');
});

test('another zone keeps the instant and moves the day', () => {
  const chosen = withSlot(NONE, EVENING);
  expect(withZone(chosen, 'Asia/Tokyo')).toEqual({
    timeZone: 'Asia/Tokyo',
    day: '2026-12-09',
    slot: EVENING,
  });
  expect(withZone(withZone(chosen, 'Asia/Tokyo'), 'America/New_York')).toEqual(chosen);
});

test('another day clears the slot; the same day keeps it', () => {
  const chosen = withSlot(NONE, EVENING);
  expect(withDay(chosen, '2026-12-09')).toEqual({ ...NONE, day: '2026-12-09' });
  expect(withDay(chosen, '2026-12-08')).toEqual(chosen);
});

test('the free times of a day are given in words', () => {
  expect(daysIn('America/New_York').map(freeCount)).toEqual([2, 1]);
  expect([0, 1, 6].map(freeCountText)).toEqual(['fully booked', '1 time available', '6 times available']);
});

test("suggested are the next free slots, those in the visitor's working hours first", () => {
  const startsIn = (zone: string) => suggestedSlots(daysIn(zone), zone).map(({ startsAt }) => startsAt);
  const [morning, evening, nextMorning] = [
    '2026-12-08T14:00:00.000Z',
    '2026-12-09T02:00:00.000Z',
    '2026-12-09T14:00:00.000Z',
  ];
  expect(startsIn('America/New_York')).toEqual([morning, nextMorning, evening]);
  expect(startsIn('America/Los_Angeles')).toEqual([evening, morning, nextMorning]);
});

test('the times on any day are listed once, in the order of the day, without booked ones', () => {
  expect(timesOnAnyDay(daysIn('America/New_York'), 'America/New_York')).toEqual(['9:00 AM', '9:00 PM']);
  expect(timesOnAnyDay(daysIn('Asia/Tokyo'), 'Asia/Tokyo')).toEqual(['11:00 AM', '11:00 PM']);
});

test('a chosen slot that was booked or has passed is reported', () => {
  const days = daysIn('America/New_York');
  expect(slotObstacle(EVENING, days, NOW)).toBeNull();
  expect(slotObstacle(BOOKED, days, NOW)).toBe('booked');
  expect(slotObstacle(EVENING, days, new Date(EVENING.startsAt))).toBe('past');
  expect(slotObstacle(null, days, NOW)).toBeNull();
});

test("alternatives are the nearest free slots, those outside the visitor's working hours last", () => {
  const alternatives = alternativesTo(BOOKED, daysIn('America/New_York'), 'America/New_York');
  expect(alternatives.map((slot) => slot.starts_at)).toEqual([
    '2026-12-08T14:00:00.000Z',
    '2026-12-09T14:00:00.000Z',
    '2026-12-09T02:00:00.000Z',
  ]);
  expect(alternatives[0]).toMatchObject({
    availability_id: 'a_2026-12-08',
    date: '2026-12-08',
    time: '9:00 AM',
  });
});
