/** Fake responses for the wizard, on a Monday in February with two bookable days. */
import { vi } from 'vitest';
import type { MeetingHost } from '../../src/domain/schemas/booking-answer.ts';
import type { MeetingPlace } from '../../src/domain/schemas/meeting-place.ts';
import type { AvailabilityDay, SlotStatus } from '../../src/domain/time/zoned-days.ts';
import { contentAnswers } from './demo-content.ts';
import { type Answer, type FakeApi, fakeApi } from './fake-api.ts';

export const CONTENT = 'GET /api/content';
export const AVAILABILITY = 'GET /api/availability';
export const SEND_QUOTE = 'POST /api/send-quote';
export const CREATE_BOOKING = 'POST /api/create-booking';
export const REQUEST_CUSTOM = 'POST /api/request-custom-booth';
export const MEETING_BOOTH = 'GET /api/meeting/booth';

/** Days on which the fake API offers times, 'yyyy-MM-dd' in New York; in the same month as `TODAY`. */
export const TODAY = '2027-02-08';
export const FIRST_DAY = '2027-02-09';
export const SECOND_DAY = '2027-02-11';

/** Returns the instant of a time in New York on a winter day, as ISO in UTC. */
export function instantOf(date: string, time: string): string {
  return new Date(`${date} ${time} GMT-0500`).toISOString();
}

/** Returns a date with offered `times`: '10:00 AM', or '10:00 AM booked'. */
export function offeredDay(date: string, ...times: string[]): AvailabilityDay {
  return {
    id: `demo_${date}`,
    date,
    slots: times.map((text) => {
      const time = text.replace(' booked', '');
      const status: SlotStatus = time === text ? 'available' : 'booked';
      return { time, starts_at: instantOf(date, time), status };
    }),
  };
}

/** Place and host of a booked meeting. */
export interface PlaceAndHost {
  readonly place?: MeetingPlace;
  readonly host?: MeetingHost;
}

/** Returns the answer to a booking: the requested slot with a reference. */
export function receiptOf(body: string, placeAndHost: PlaceAndHost = {}): object {
  const { date, time, time_zone } = JSON.parse(body) as Record<string, string>;
  const starts_at = instantOf(date ?? '', time ?? '');
  const ends_at = new Date(Date.parse(starts_at) + 45 * 60_000).toISOString();
  const manage_url = `${location.origin}/meeting#booking-1.secret`;
  const booking = { id: 'booking-1', reference: 'BK-7F3K9Q', date, time, starts_at, ends_at, time_zone };
  return { success: true, booking: { ...booking, manage_url, ...placeAndHost } };
}

/** Fakes the site's whole API. Everything succeeds except for `answers`, and it is always Monday morning. */
export function bookingApi(answers: Record<string, Answer> = {}): FakeApi {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
  return fakeApi({
    ...contentAnswers(),
    [AVAILABILITY]: {
      availability: [
        offeredDay(FIRST_DAY, '9:00 AM', '10:00 AM', '2:00 PM'),
        offeredDay(SECOND_DAY, '10:00 AM', '11:00 AM booked'),
      ],
    },
    [SEND_QUOTE]: {
      success: true,
      quote_submission_id: 'quote-1',
      pricing: { basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 },
    },
    [CREATE_BOOKING]: ({ body }: { body: string }) => receiptOf(body),
    [REQUEST_CUSTOM]: { success: true },
    [MEETING_BOOTH]: { success: true, booth: null },
    ...answers,
  });
}
