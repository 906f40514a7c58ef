import { expect, test } from 'vitest';
import { chosenSlot, completeDraft } from '../../../../tests/support/wizard-drafts.ts';
import { groupSlotsByDay } from '../../../domain/time/zoned-days.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { Submission } from '../../../domain/wizard/reducer.ts';
import { createBookingOf } from '../../../domain/wizard/request.ts';
import { obstacleOf } from './obstacle.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const DRAFT = completeDraft();

function obstacle(
  draft: WizardDraft,
  status: 'available' | 'booked' = 'available',
  submission: Submission = { status: 'idle' },
) {
  const { availabilityId: id, date, time, startsAt: starts_at } = chosenSlot();
  const meeting = { timeZone: 'America/New_York', day: date, slot: chosenSlot() };
  const days = groupSlotsByDay([{ id, date, slots: [{ time, starts_at, status }] }], meeting.timeZone, NOW);
  return obstacleOf({ step: 5, draft, submission }, meeting, days, NOW);
}

/** The draft after its booking was sent, and before its answer came. */
const ATTEMPTED = completeDraft({
  intents: {
    ...DRAFT.intents,
    quote: { key: 'k1', body: '{}', submissionId: 'q1' },
    booking: { key: 'k2', body: JSON.stringify(createBookingOf(DRAFT, 'q1')) },
  },
});

test('nothing blocks a complete draft with a free slot', () => {
  expect(obstacle(DRAFT)).toBeNull();
});

test('an incomplete earlier step is named', () => {
  expect(obstacle({ ...DRAFT, show: null })).toEqual({ kind: 'incomplete', step: 1 });
  expect(obstacle({ ...DRAFT, boothSize: null })).toEqual({ kind: 'incomplete', step: 2 });
});

test('a slot booked in the meantime is reported with alternatives', () => {
  expect(obstacle(DRAFT, 'booked')).toEqual({ kind: 'slot-gone', why: 'booked', alternatives: [] });
});

test('a slot booked by one’s own interrupted attempt is no conflict; an attempt for another choice is none', () => {
  expect(obstacle(ATTEMPTED, 'booked')).toEqual({ kind: 'interrupted' });
  const changed = { ...ATTEMPTED, contact: { ...DRAFT.contact, name: 'Somebody else' } };
  expect(obstacle(changed)).toBeNull();
});

test('a failure comes first, and nothing is shown while sending', () => {
  const failure = { kind: 'unavailable' } as const;
  expect(obstacle(ATTEMPTED, 'booked', { status: 'failed', failure })).toEqual(failure);
  expect(obstacle(ATTEMPTED, 'booked', { status: 'submitting' })).toBeNull();
});
