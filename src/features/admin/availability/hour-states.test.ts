import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';
import {
  choicesFor,
  chosenHours,
  type DateHours,
  type HourChoices,
  hourStates,
  keepOpenings,
  offerableSlots,
  toggled,
} from './hour-states.ts';

const aDate = (offered: string[], booked: Record<string, string> = {}, busy: string[] = []): DateHours => ({
  possible: SLOT_LABELS,
  offered,
  booked: new Map(Object.entries(booked)),
  busy: new Set(busy),
});

/** Returns the box of 9:00 AM. */
function nine(date: DateHours | null, choices: HourChoices = {}) {
  const state = hourStates(date, choices)[9];
  if (!state) throw new Error('No such hour');
  return state;
}

test('the boxes show what is offered; unchecking closes, and another press undoes that', () => {
  const date = aDate(['9:00 AM']);
  expect(nine(date)).toMatchObject({ checked: true, note: 'Offered' });
  const closing = toggled({}, nine(date));
  expect(nine(date, closing)).toMatchObject({ checked: false, choice: 'close', note: 'Closes' });
  expect(nine(date, toggled(closing, nine(date, closing)))).toMatchObject({ checked: true, note: 'Offered' });
});

test('an hour that the calendar closes says so, offered or not, until it is booked or closed', () => {
  const busy = ['9:00 AM'];
  for (const offered of [busy, []]) {
    const date = aDate(offered, {}, busy);
    expect(nine(date)).toMatchObject({ checked: offered.length > 0, note: 'Busy' });
    const note = offered.length > 0 ? 'Closes' : 'Busy';
    expect(nine(date, toggled({}, nine(date)))).toMatchObject({ note });
  }
  expect(nine(aDate(busy, { '9:00 AM': 'Vera' }, busy)).note).toBe('Booked: Vera');
});

test('a booked hour is locked and says who booked it', () => {
  const date = aDate(['9:00 AM'], { '9:00 AM': 'Vera' });
  const state = nine(date, { '9:00 AM': 'close' });
  expect(state).toMatchObject({ checked: true, choice: undefined, booker: 'Vera', note: 'Booked: Vera' });
  expect(choicesFor(hourStates(date, {}), [])['9:00 AM']).toBeUndefined();
});

test('without a date any hour can be chosen; with another date only what is to open stays', () => {
  expect(nine(null, { '9:00 AM': 'open' })).toMatchObject({ checked: true, note: null });
  expect(keepOpenings({ '9:00 AM': 'open', '10:00 AM': 'close' })).toEqual({ '9:00 AM': 'open' });
});

test('the hour that the clocks skip cannot be offered', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(offerableSlots('2027-03-14', now)).toHaveLength(23);
  expect(offerableSlots('2027-03-14', now)).not.toContain('2:00 AM');
  expect(offerableSlots('2027-11-07', now)).toHaveLength(24);
});

test('after any presses, no booked hour is to be closed, and a preset leaves its hours and the booked ones', () => {
  const labels = fc.subarray([...SLOT_LABELS]);
  const dates = fc
    .record({ possible: labels, offered: labels, taken: labels, busy: labels })
    .map(({ possible, offered, taken, busy }) => ({
      ...aDate(offered, Object.fromEntries(taken.map((label) => [label, 'Vera'])), busy),
      possible,
    }));
  fc.assert(
    fc.property(dates, labels, fc.array(fc.nat(23), { maxLength: 30 }), (date, preset, presses) => {
      let choices: HourChoices = {};
      for (const index of presses) {
        const state = hourStates(date, choices)[index];
        if (state?.canOpen || state?.canClose) choices = toggled(choices, state);
      }
      const closing = chosenHours(hourStates(date, choices), 'close');
      expect(closing.filter((label) => date.booked.has(label) || !date.offered.includes(label))).toEqual([]);
      for (const { label, checked } of hourStates(date, choicesFor(hourStates(date, {}), preset))) {
        const isPossible = date.possible.includes(label);
        expect(checked).toBe(isPossible && (preset.includes(label) || date.booked.has(label)));
      }
    }),
    { numRuns: 60 },
  );
});
