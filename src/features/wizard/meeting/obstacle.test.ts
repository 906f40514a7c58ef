import { expect, test } from 'vitest';
import { groupSlotsByDay } from '../../../domain/time/zoned-days.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { Submission } from '../../../domain/wizard/reducer.ts';
import { createBookingOf } from '../../../domain/wizard/request.ts';
import { obstacleOf } from './obstacle.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const STARTS_AT = '2026-12-08T15:00:00.000Z';
const MEETING = {
  timeZone: 'America/New_York',
  day: '2026-12-08',
  slot: { availabilityId: 'a', date: '2026-12-08', time: '10:00 AM', startsAt: STARTS_AT },
};
const DRAFT: WizardDraft = {
  ...EMPTY_DRAFT,
  city: { city: 'Austin', state: 'TX' },
  show: { id: 'sxsw-austin', name: 'SXSW' },
  boothSize: '10x20',
  meeting: MEETING,
};

function obstacle(
  draft: WizardDraft,
  status: 'available' | 'booked' = 'available',
  submission: Submission = { status: 'idle' },
) {
  const slots = [{ time: '10:00 AM', starts_at: STARTS_AT, status }];
  const days = groupSlotsByDay([{ id: 'a', date: '2026-12-08', slots }], MEETING.timeZone, NOW);
  return obstacleOf({ step: 5, draft, submission }, MEETING, days, NOW);
}

function attempted(draft: WizardDraft): WizardDraft {
  const body = JSON.stringify(createBookingOf(draft, 'q1'));
  return {
    ...draft,
    intents: {
      ...draft.intents,
      quote: { key: 'k1', body: '{}', submissionId: 'q1' },
      booking: { key: 'k2', body },
    },
  };
}

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

test('a slot booked by one’s own interrupted attempt is no conflict', () => {
  expect(obstacle(attempted(DRAFT), 'booked')).toEqual({ kind: 'interrupted' });
});

test('an attempt for another choice is not an interruption', () => {
  const changed = { ...attempted(DRAFT), contact: { ...DRAFT.contact, name: 'Somebody else' } };
  expect(obstacle(changed)).toBeNull();
});

test('a failure comes first, and nothing is shown while sending', () => {
  const failure = { kind: 'unavailable' } as const;
  expect(obstacle(attempted(DRAFT), 'booked', { status: 'failed', failure })).toEqual({
    kind: 'failure',
    failure,
  });
  expect(obstacle(attempted(DRAFT), 'booked', { status: 'submitting' })).toBeNull();
});
