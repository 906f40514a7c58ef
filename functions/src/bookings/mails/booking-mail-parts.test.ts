import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import { UNSET_PLACE } from '../../../../src/domain/schemas/meeting-place.ts';
import { type BookingMailInput, forVisitor } from './booking-mail-parts.ts';

type StoredBooth = NonNullable<QuoteSubmission['custom_design']>;

const MARK = 'typed by a stranger';
const AT = Timestamp.fromDate(new Date('2026-12-08T15:00:00Z'));

/** Returns a record with the mark in all its texts, including fields that only a later release has. */
function marked<Fields extends object>(fields: readonly string[], known: Partial<Fields>): Fields {
  const texts = Object.fromEntries([...fields, 'added_later'].map((name) => [name, `${MARK}: ${name}`]));
  return { ...texts, ...known } as unknown as Fields;
}

function input(changes: Partial<Booking> = {}): BookingMailInput {
  const booking = marked<Booking>(Object.keys(BOOKINGS.schema.shape), {
    starts_at: AT,
    ends_at: AT,
    created_at: AT,
    history: [{ what: 'booked', at: AT, by: 'visitor' }],
    cancelled_by: 'visitor',
    ...changes,
  });
  const { contact, custom_design: custom } = QUOTE_SUBMISSIONS.schema.shape;
  const size = { width: 1, depth: 2, height: 3 };
  const quote = marked<QuoteSubmission>(Object.keys(QUOTE_SUBMISSIONS.schema.shape), {
    show_id: 'custom',
    contact: marked(Object.keys(contact.shape), {}),
    custom_design: marked<StoredBooth>(Object.keys(custom.def.innerType.shape), size),
    extras: [],
  });
  return {
    id: 'b1',
    booking,
    place: UNSET_PLACE,
    host: null,
    hostEmail: MARK,
    quote,
    picture: null,
    manageUrl: 'https://booth.example/meeting#t',
    settings: { siteUrl: 'https://booth.example', mailFrom: 'a@booth.example', teamEmail: 'a@booth.example' },
  };
}

function markedPaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes(MARK) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => markedPaths(inner, `${path}.${name}`));
}

test('a field that forVisitor does not list reaches no mail to the visitor', () => {
  const mail = forVisitor(input());
  expect(markedPaths(mail, 'mail')).toEqual([
    // The recipient, and values that the server sets
    'mail.booking.time_zone',
    'mail.booking.reference',
    'mail.booking.status',
    'mail.booking.sequence',
    'mail.invited.0.email',
    'mail.quote.state',
    'mail.quote.booth_size',
    'mail.quote.selected_render_title',
    'mail.quote.design_id',
    'mail.quote.design_fee',
    'mail.quote.pricing',
    'mail.quote.created_at',
    // Cleaned
    'mail.quote.show_name',
    'mail.quote.city',
    // Decided by the server
    'mail.quote.timing',
  ]);
  expect(mail.quote?.as_entered).toEqual({ show: true, city: true });
});

test('of the reason for canceling, the visitor reads only the words of the team', () => {
  const cancel_reason = 'The office is closed';
  expect(forVisitor(input({ cancel_reason })).booking.cancel_reason).toBe('');
  expect(forVisitor(input({ cancel_reason, cancelled_by: 'team' })).booking.cancel_reason).toBe(
    cancel_reason,
  );
});
