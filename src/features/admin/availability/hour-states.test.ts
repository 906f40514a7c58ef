import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOT_LABELS } from '../../../domain/booking/slot-labels.ts';
import {
  type DateHours,
  hourStates,
  openWishes,
  toggled,
  type Wishes,
  wished,
  wishesFor,
} from './hour-states.ts';

const aDate = (
  offered: readonly string[],
  booked: Record<string, string> = {},
  busy: string[] = [],
): DateHours => ({
  date: '2027-01-11',
  possible: SLOT_LABELS,
  offered,
  booked: new Map(Object.entries(booked)),
  busy: new Set(busy),
});

/** The box of 9:00 AM. */
function nine(dates: readonly DateHours[], wishes: Wishes = {}) {
  const state = hourStates(dates, wishes)[9];
  if (!state) throw new Error('No such hour');
  return state;
}

test('the boxes show what is offered; unchecking closes, and another press undoes that', () => {
  const dates = [aDate(['9:00 AM'])];
  expect(nine(dates)).toMatchObject({ checked: true, note: 'Offered' });
  const closing = toggled({}, nine(dates));
  expect(nine(dates, closing)).toMatchObject({ checked: false, wish: 'close', note: 'Closes' });
  expect(nine(dates, toggled(closing, nine(dates, closing)))).toMatchObject({
    checked: true,
    note: 'Offered',
  });
});

test('an hour that the calendar closes says so, offered or not, until it is booked or closed', () => {
  const busy = ['9:00 AM'];
  for (const offered of [busy, []]) {
    const dates = [aDate(offered, {}, busy)];
    expect(nine(dates)).toMatchObject({ checked: offered.length > 0, note: 'Busy' });
    const note = offered.length > 0 ? 'Closes' : 'Busy';
    expect(nine(dates, toggled({}, nine(dates)))).toMatchObject({ note });
  }
  expect(nine([aDate(busy, {}, busy), aDate(busy)]).note).toBe('Busy on 1 of 2');
  expect(nine([aDate(busy, { '9:00 AM': 'Vera' }, busy)]).note).toBe('Booked: Vera');
});

test('a booked hour is locked and says who booked it', () => {
  const dates = [aDate(['9:00 AM'], { '9:00 AM': 'Vera' })];
  const state = nine(dates, { '9:00 AM': 'close' });
  expect(state).toMatchObject({ checked: true, wish: undefined, booker: 'Vera', note: 'Booked: Vera' });
  expect(wishesFor(hourStates(dates, {}), [])['9:00 AM']).toBeUndefined();
});

test('an hour that some of the dates offer is opened on all, then closed on all, then left', () => {
  const dates = [aDate(['9:00 AM']), aDate([]), aDate([])];
  expect(nine(dates)).toMatchObject({ checked: 'mixed', note: 'On 1 of 3' });
  let wishes = toggled({}, nine(dates));
  expect(nine(dates, wishes)).toMatchObject({ checked: true, wish: 'open' });
  wishes = toggled(wishes, nine(dates, wishes));
  expect(nine(dates, wishes)).toMatchObject({ checked: false, wish: 'close' });
  wishes = toggled(wishes, nine(dates, wishes));
  expect(nine(dates, wishes).wish).toBeUndefined();
});

test('without a date any hour can be chosen; with another date only what is to open stays', () => {
  expect(nine([], { '9:00 AM': 'open' })).toMatchObject({ checked: true, note: null });
  expect(openWishes({ '9:00 AM': 'open', '10:00 AM': 'close' })).toEqual({ '9:00 AM': 'open' });
});

test('after any presses, no booked hour is to be closed, and a preset leaves its hours and the booked ones', () => {
  const labels = fc.subarray([...SLOT_LABELS]);
  const dates = fc.array(
    fc.record({ possible: labels, offered: labels, taken: labels, busy: labels }).map(
      ({ possible, offered, taken, busy }): DateHours => ({
        date: '2027-01-11',
        possible,
        offered,
        booked: new Map(taken.map((label) => [label, 'Vera'])),
        busy: new Set(busy),
      }),
    ),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(dates, labels, fc.array(fc.nat(23), { maxLength: 30 }), (days, preset, presses) => {
      let wishes: Wishes = {};
      for (const index of presses) {
        const state = hourStates(days, wishes)[index];
        if (state?.canOpen || state?.canClose) wishes = toggled(wishes, state);
      }
      const closing = wished(hourStates(days, wishes), 'close');
      const isOnlyBooked = (label: string) =>
        days.every((day) => !day.offered.includes(label) || day.booked.has(label));
      expect(closing.filter(isOnlyBooked)).toEqual([]);
      for (const { label, checked, canOpen } of hourStates(days, wishesFor(hourStates(days, {}), preset))) {
        if (preset.includes(label)) expect(checked === true || !canOpen).toBe(true);
        else
          expect(checked === true).toBe(
            days.some((day) => day.possible.includes(label)) &&
              days.every((day) => !day.possible.includes(label) || day.booked.has(label)),
          );
      }
    }),
    { numRuns: 60 },
  );
});
