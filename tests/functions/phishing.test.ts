/** A stranger who gives someone else's address can make us say little to that person, and we say whose words they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { unfolded } from '../support/managed-meeting.ts';
import {
  aBookingRequest,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { aContact } from '../support/visitor.ts';

/** Occurs in all text that the visitor types and in none of ours; too long to occur in a random id. */
const MARK = 'Qzxvkj';
/** Words in the typed text that no id can contain. */
const APPEAL = /evil\.example|is locked|last reminder|555 0199/;
const APPEALS = [
  ' is locked: evil.example ',
  ' call +1 800 555 0199 ',
  '\u2067<a href="//evil.example">x\u2069',
  ' last reminder for $500 to ',
  '@evil.example ',
];

/** Text of at most 40 characters that the schemas accept but that is no plain name, with the mark at both ends. */
const text = fc
  .oneof(
    fc.constantFrom(...APPEALS),
    fc.string({ unit: 'grapheme' }).map((any) => {
      return `7${[...any.replace(/[\p{Cc}\u2028-\u202e]/gu, '')].slice(0, 12).join('')}`;
    }),
  )
  .map((words) => MARK + words + MARK);
/** Only the first name is repeated. It would be the word after a comma. */
const name = fc.oneof(
  fc.constantFrom('Ada', '王小明'),
  text.map((words) => `Ada ${words.normalize('NFKC').replaceAll(',', ';').slice(0, 96)}`),
  fc.constantFrom(MARK.repeat(7), `${MARK}@evil.example`, `https://${MARK}.example Ada`),
);
const show = fc.oneof(
  fc.constantFrom('My Own Expo', 'AWS re:Invent').map((words) => ({ id: 'custom', name: words })),
  text.map((words) => ({ id: 'ces-las-vegas', name: words })),
  fc.constant({ id: 'custom', name: `Expo https://${MARK}.example ${MARK}@evil.example $500` }),
);
const city = fc.constantFrom({ city: 'Las Vegas', state: 'NV' }, { city: 'St. Louis', state: 'MO' });

/** Members that are checked against the store or a list, and the address, which is the recipient's. */
const HELD = [
  ...['id', 'availability_id', 'boothSize', 'city', 'state', 'title', 'email', 'user_email'],
  ...['date', 'time', 'timeZone', 'time_zone'],
];

/** Returns a payload in which all else that a visitor types is hostile. */
function typed<Payload>(payload: Payload, words: string, person: string): Payload {
  const website = `https://${MARK}.example/${words.replace(/[\s\p{Cf}]/gu, '')}`;
  const hostile = (key: string, value: unknown) => {
    if (typeof value !== 'string' || HELD.includes(key)) return value;
    if (key === 'website') return website;
    return key.endsWith('name') ? person : words;
  };
  return JSON.parse(JSON.stringify(payload, hostile));
}

const READY = { title: 'Launch', price: '2400', images: { frontview: 'x' }, image_url: 'x' };
const CUSTOM = { boothSize: 'custom', selectedDesign: null, customDesign: aCustomRequest({ phone: '' }) };

test('of all typed text, the mail to the visitor has the first name, the show and the city', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  let count = 0;

  await fc.assert(
    fc.asyncProperty(text, name, show, city, fc.boolean(), async (words, person, show, city, isCustom) => {
      const user_email = `vera${count}@acme.example`;
      const date = `2026-12-${String(1 + Math.floor(count / 24)).padStart(2, '0')}`;
      const time = SLOT_LABELS[count % 24] ?? '';
      count += 1;
      const booth = isCustom ? CUSTOM : { selectedDesign: READY };
      const contact = aContact({ email: user_email });
      const quote = typed(aQuoteRequest({ ...booth, contact, preferred_times: ['x'] }), words, person);
      const { json } = await post('/api/send-quote', { ...quote, show, city });
      const availability_id = await offer(db, date, [time]);
      const booking = typed(aBookingRequest({ date, time, user_email, availability_id }), words, person);
      const { quote_submission_id } = json;
      const answer = await post('/api/create-booking', { ...booking, quote_submission_id });
      expect([json.fields, answer.json.fields, answer.status]).toEqual([undefined, undefined, 201]);

      const outside = (await documentsOf(db, 'mail')).filter(({ to }) => to !== TEAM);
      expect(outside).toHaveLength(count);
      const [mail = {}, ...others] = outside.filter(({ to }) => to === user_email);
      expect([mail['kind'], others]).toEqual(['booking-confirmation', []]);
      for (const said of [mail['subject'], mail['text'], mail['html'], unfolded(mail)]) {
        expect(said).toBeTruthy();
        expect(said).not.toMatch(new RegExp(MARK, 'i'));
        expect(said).not.toMatch(APPEAL);
      }
    }),
    // No shrinking: each run needs another slot
    { numRuns: 40, endOnFailure: true },
  );
});
