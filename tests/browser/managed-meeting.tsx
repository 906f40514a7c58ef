import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ManagedMeeting } from '../../src/domain/schemas/meeting.ts';
import { MeetingPage } from '../../src/features/meeting/MeetingPage.tsx';
import { bookingApi, FIRST_DAY, instantOf, offeredDay, SECOND_DAY } from './booking-api.ts';
import { type Answer, type FakeApi, problem } from './fake-api.ts';
import { longDay } from './meeting.ts';

export const GET_MEETING = 'GET /api/meeting';
/** Route with the times to which the meeting can move. */
const TIMES = 'GET /api/meeting/availability';
export const MOVE = 'POST /api/meeting/move';
export const CANCEL = 'POST /api/meeting/cancel';
export const CONFIRM = 'POST /api/meeting/confirm';

export const TOKEN = 'booking-1.secret';

/** A meeting at 10:00 AM on the first day, seen from Berlin. */
export const MEETING: ManagedMeeting = {
  reference: 'BK-7F3K9Q',
  status: 'confirmed',
  date: FIRST_DAY,
  time: '10:00 AM',
  starts_at: instantOf(FIRST_DAY, '10:00 AM'),
  ends_at: instantOf(FIRST_DAY, '10:45 AM'),
  time_zone: 'Europe/Berlin',
  place: { kind: 'video', text: 'Video call', url: 'https://meet.example.com/booth-BK-7F3K9Q' },
  host: { name: 'Alex Rivera', photo_url: null },
};

/** The same meeting on the second day. */
export const MOVED: ManagedMeeting = {
  ...MEETING,
  date: SECOND_DAY,
  starts_at: instantOf(SECOND_DAY, '10:00 AM'),
  ends_at: instantOf(SECOND_DAY, '10:45 AM'),
};

export const CANCELLED: ManagedMeeting = { ...MEETING, status: 'cancelled' };

/** The same meeting before its link was confirmed. */
export const PENDING: ManagedMeeting = { ...MEETING, status: 'pending' };

const ALTERNATIVES = [
  {
    availability_id: `demo_${FIRST_DAY}`,
    date: FIRST_DAY,
    time: '2:00 PM',
    starts_at: instantOf(FIRST_DAY, '2:00 PM'),
  },
];
/** Refuses a time, with 2:00 PM on the first day as the nearest one. */
export const taken = () =>
  problem(409, { error: 'Somebody booked it.', code: 'slot-taken', alternatives: ALTERNATIVES });

export function answerWith(meeting: ManagedMeeting): object {
  return { success: true, meeting };
}

/** Fakes an API that knows the meeting, except for `answers`. */
export function managedApi(answers: Record<string, Answer> = {}): FakeApi {
  return bookingApi({
    [GET_MEETING]: answerWith(MEETING),
    [TIMES]: {
      availability: [offeredDay(FIRST_DAY, '10:00 AM booked', '2:00 PM'), offeredDay(SECOND_DAY, '10:00 AM')],
    },
    [MOVE]: answerWith(MOVED),
    [CANCEL]: answerWith(CANCELLED),
    [CONFIRM]: answerWith(MEETING),
    ...answers,
  });
}

const region = (name: string) => page.getByRole('region', { name });

/** The page behind a meeting's link, located by roles and names only. */
export const managed = {
  facts: region('Your meeting'),
  notice: page.getByRole('alert'),
  moveButton: page.getByRole('button', { name: /^(Move Meeting|Moving\.\.\.)$/ }),
  cancelButton: region('Cancel the meeting').getByRole('button', { name: 'Cancel Meeting' }),
  dialog: page.getByRole('dialog', { name: 'Cancel your meeting?' }),
  confirmButton: page.getByRole('button', { name: 'Confirm Meeting' }),
  day: (date: string) => page.getByRole('gridcell').getByRole('button', { name: `${longDay(date)},` }),
  time: (label: string) => page.getByRole('button', { name: label, exact: true }),

  /** Opens the page by its link, on an API that knows the meeting, except for `answers`. */
  async open(answers: Record<string, Answer> = {}): Promise<FakeApi> {
    const api = managedApi(answers);
    await managed.show();
    return api;
  },

  async show(): Promise<void> {
    history.replaceState(null, '', `#${TOKEN}`);
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await render(
      <main>
        <h1>Your kickoff meeting</h1>
        <MeetingPage />
      </main>,
    );
  },

  /** Chooses the only time of the second day: 10:00 AM in New York is 4:00 PM in Berlin. */
  async chooseSecondDay(): Promise<void> {
    await managed.day(SECOND_DAY).click();
    await managed.time('4:00 PM').click();
  },
};
