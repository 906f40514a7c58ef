import type { BookingReceipt } from '../../src/domain/schemas/booking-answer.ts';
import { UNSET_PLACE } from '../../src/domain/schemas/meeting-place.ts';
import { chosenSlot } from './wizard-drafts.ts';

const { date, time, startsAt } = chosenSlot();

/** The receipt for the booking of `completeDraft`. */
export const RECEIPT: BookingReceipt = {
  id: 'b1',
  reference: 'BK-7F3K9Q',
  date,
  time,
  starts_at: startsAt,
  ends_at: '2026-12-08T15:45:00.000Z',
  time_zone: 'Asia/Tokyo',
  place: UNSET_PLACE,
  host: null,
  manage_url: 'https://booth.example/meeting#b1.secret',
};
