/** A stranger who gives someone else's address can make us say little to that person, and we say whose words they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CONTACT_FIELDS,
  eachContactField,
  toBookingContact,
} from '../../src/domain/schemas/contact-fields.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { unfoldedInvitation } from '../support/mailbox.ts';
import {
  aBookingRequest,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

/** Occurs in all text that the visitor types and in none of ours; too long to occur in a random id. */
const MARK = 'Qzxvkj';
/** Words in the typed text that no id can contain. */
const APPEAL = /evil\.example|is locked|last reminder|Call us|555 0199/;

/**
 * Strings of the payloads that keep their value, because they are checked against the store or a list, and the visitor's
 * address, which is the recipient of mail and invitation.
 */
const HELD = [
  'quote.boothSize',
  'quote.city.state',
  'quote.contact.email',
  'quote.customDesign.email',
  'quote.extras.0.id',
  'quote.meeting.date',
  'quote.meeting.time',
  'quote.meeting.timeZone',
  'quote.selectedDesign.title',
  'quote.show.id',
  'booking.availability_id',
  'booking.date',
  'booking.time',
  'booking.time_zone',
  'booking.user_email',
];

const APPEALS = [
  ' is locked. See evil.example now ',
  ' call +1 800 555 0199 for $500 ',
  '\u2067<a href="//evil.example">here</a>\u2069',
  ' very important last reminder for ',
  '@evil.example ',
];

/**
 * Generates text of at most `most` characters that the schemas accept but that is no plain name, with the mark at both
 * ends.
 */
function hostile(most: number): fc.Arbitrary<string> {
  const appeals = APPEALS.filter(({ length }) => length <= most - 2 * MARK.length);
  const any = fc.string({ unit: 'grapheme', maxLength: most }).map((text) => {
    const line = [...text.replace(/[\p{Cc}\u2028-\u202e]/gu, '')];
    return `7${line.slice(0, most - 2 * MARK.length - 1).join('')}`;
  });
  return fc.oneof(fc.constantFrom(...appeals), any).map((text) => `${MARK}${text}${MARK}`);
}

const NAMES = ['Ada', '王小明'];
const CITIES = [
  { city: 'Las Vegas', state: 'NV' },
  { city: 'St. Louis', state: 'MO' },
];
const SHOWS = ['My Own Expo', 'AWS re:Invent'];
/** The visitor's own words that may be repeated. */
const SAID = [...NAMES, ...SHOWS, ...CITIES.map(({ city }) => city)];

/** Only the first name is repeated. It would be the word after a comma. */
const name = fc.oneof(
  fc.constantFrom(...NAMES),
  hostile(96).map((text) => `Ada ${text.normalize('NFKC').replaceAll(',', ';').slice(0, 96)}`),
  fc.constantFrom(MARK.repeat(7), `${MARK}@evil.example`, `https://${MARK}.example Ada`),
);
const show = fc.oneof(
  fc.constantFrom(...SHOWS).map((text) => ({ id: 'custom', name: text })),
  hostile(120).map((text) => ({ id: 'ces-las-vegas', name: text })),
  fc.constant({ id: 'custom', name: `Expo https://${MARK}.example ${MARK}@evil.example $500` }),
);
const city = fc.constantFrom(...CITIES);
const website = hostile(100).map((text) => `https://${MARK}.example/${text.replace(/[\s\p{Cf}]/gu, '')}`);
/** Every contact field that a visitor types, except the address. */
const { email: _, ...contact } = eachContactField((key) => {
  if (key === 'name') return name;
  return key === 'website' ? website : hostile(CONTACT_FIELDS[key].maxLength);
});

const quoteChanges = fc.record({
  city,
  show,
  design: fc.constantFrom('ready', 'custom', 'none'),
  title: hostile(40),
  image: hostile(100),
  extra: hostile(100),
  contact: fc.record(contact),
  preferred: fc.array(hostile(200), { maxLength: 3 }),
  custom: fc.record({ name, company: contact.company, phone: contact.phone, requests: hostile(400) }),
});
const bookingChanges = fc
  .record(contact)
  .map((typed) => toBookingContact({ ...typed, email: 'vera@acme.example' }));

type Filled<Changes> = Changes extends fc.Arbitrary<infer Values> ? Values : never;

function quoteOf(changes: Filled<typeof quoteChanges>, email: string) {
  const { city, show, design, title, image, extra, contact, custom, preferred } = changes;
  return {
    ...aQuoteRequest({ city, show }),
    boothSize: design === 'custom' ? 'custom' : '10x10',
    selectedDesign:
      design === 'ready'
        ? { title: 'Launch', price: title, images: { frontview: image }, image_url: image }
        : null,
    customDesign: design === 'custom' ? aCustomRequest(custom) : null,
    extras: [{ id: 'bar-stools', name: extra, quantity: 2, unitPriceUSD: 95 }],
    contact: { ...contact, email },
    preferred_times: preferred,
  };
}

/** Returns every string of a payload with its path. */
function stringsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`));
}

test('of all typed text, the mail to the visitor has the first name, the show and the city', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  let count = 0;

  /** Sends the quote and books a slot with a new address; returns both payloads and the mails. */
  async function book(quoted: Filled<typeof quoteChanges>, booked: Filled<typeof bookingChanges>) {
    const user_email = `vera${count}@acme.example`;
    const date = `2026-12-${String(1 + Math.floor(count / 24)).padStart(2, '0')}`;
    const time = SLOT_LABELS[count % 24] ?? '';
    count += 1;
    const quote = quoteOf(quoted, user_email);
    const { json } = await post('/api/send-quote', quote);
    const availability_id = await offer(db, date, [time]);
    const booking = aBookingRequest({ ...booked, date, time, user_email, availability_id });
    const quote_submission_id = json.quote_submission_id;
    const answer = await post('/api/create-booking', { ...booking, quote_submission_id });
    expect([json.fields, answer.json.fields, answer.status]).toEqual([undefined, undefined, 201]);
    const mails = await documentsOf(db, 'mail');
    return { typed: [...stringsOf(quote, 'quote'), ...stringsOf(booking, 'booking')], mails, user_email };
  }

  await fc.assert(
    fc.asyncProperty(quoteChanges, bookingChanges, async (quoted, booked) => {
      const { typed, mails, user_email } = await book(quoted, booked);

      for (const { path, text } of typed) {
        if (!HELD.includes(path) && !SAID.includes(text)) expect(text, path).toContain(MARK);
      }
      const outside = mails.filter(({ to }) => to !== TEAM);
      expect(outside).toHaveLength(count);
      const [mail = {}, ...others] = outside.filter(({ to }) => to === user_email);
      expect([mail['kind'], others]).toEqual(['booking-confirmation', []]);
      const invitation = unfoldedInvitation((mail['ics'] as { content: string }).content);
      for (const text of [mail['subject'], mail['text'], mail['html'], invitation]) {
        expect(text).toBeTypeOf('string');
        expect(text).not.toMatch(new RegExp(MARK, 'i'));
        expect(text).not.toMatch(APPEAL);
      }
    }),
    // No shrinking: each run needs another slot
    { numRuns: 40, endOnFailure: true },
  );
});
