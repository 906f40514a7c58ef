import { expect, test } from 'vitest';
import { calendarHost } from '../../src/config/brand.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { readInvitation } from '../support/mailbox.ts';
import {
  aBookingRequest,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
  storeDesign,
  storeProject,
  storeShow,
} from '../support/payloads.ts';

/** Books a slot and returns the two mails, by kind. */
async function mailsAbout(
  slot: { date: string; time: string; time_zone: string; user_name?: string },
  quote?: object,
  terms?: object,
) {
  const { db, post } = await startApi({ settings: { meetingHorizonDays: 400 } });
  await storeCatalogue(db);
  await storeProject(db, 'retail-1');
  if (terms) await db.doc('terms/terms').set({ ...terms, admin_id: 'admin-1' });
  const availability_id = await offer(db, slot.date, [slot.time]);
  const quoted = quote ? await post('/api/send-quote', aQuoteRequest({ ...quote })) : null;
  const { json } = await post(
    '/api/create-booking',
    aBookingRequest({
      ...slot,
      availability_id,
      quote_submission_id: quoted?.json.quote_submission_id ?? null,
      company: 'Acme & <Sons>',
    }),
  );
  const mails = await documentsOf(db, 'mail');
  const find = (kind: string) => mails.find((mail) => mail['kind'] === kind) as Record<string, string>;
  return { confirmation: find('booking-confirmation'), lead: find('booking-lead'), booking: json.booking };
}

function icsOf(mail: Record<string, unknown>): { method: string; content: string } {
  return mail['ics'] as { method: string; content: string };
}

test('the confirmation says when the meeting is, here and in New York, and what was quoted', async () => {
  const slot = { date: '2026-12-08', time: '2:00 PM', time_zone: 'Asia/Tokyo' };

  const { confirmation, booking } = await mailsAbout(slot, {});

  expect(confirmation['subject']).toContain('Wednesday, December 9, 2026 at 4:00 AM Japan Standard Time');
  for (const line of [
    'Your time: Wednesday, December 9, 2026 at 4:00 AM Japan Standard Time',
    'New York time: Tuesday, December 8, 2026 at 2:00 PM Eastern time',
    'Duration: 30-45 minutes',
    'Host: The Booth Studio team',
    `Reference: ${booking.reference}`,
    'Event: CES',
    'Location: Las Vegas, NV',
    "Booth size: 10' × 10'",
    'Design: Launch',
    'Extras: 2 × Bar stools ($190)',
    'Base booth package: $8,500',
    'Add-ons: $190',
    'Estimated total: $8,690',
    'hello@booth.example',
    'Launch design: Included ($2,400 value)',
  ]) {
    expect(confirmation['text']).toContain(line);
  }
});

test('calendars show the organizer, with the address that replies reach', async () => {
  const slot = { date: '2026-12-08', time: '2:00 PM', time_zone: 'Asia/Tokyo' };

  const { confirmation, lead } = await mailsAbout(slot, {});

  const entry = icsOf(confirmation).content.replace(/\r?\n[ \t]/g, '');
  expect(entry).toContain('ORGANIZER;CN="The Booth Studio team"');
  expect(entry).toContain('Host: The Booth Studio team');
  expect(lead['text']).not.toContain('Host:');
});

test('a visitor in New York reads one time, not two', async () => {
  const { confirmation } = await mailsAbout({
    date: '2026-12-08',
    time: '10:00 AM',
    time_zone: 'America/New_York',
  });

  expect(confirmation['text']).toContain('When: Tuesday, December 8, 2026 at 10:00 AM Eastern time');
  expect(confirmation['text']).not.toContain('Your time');
});

test('only the team learns which project the quote was started from', async () => {
  const { confirmation, lead } = await mailsAbout(
    { date: '2026-12-08', time: '10:00 AM', time_zone: 'Asia/Tokyo' },
    { inspired_by: 'retail-1' },
  );

  expect(lead['text']).toContain('Inspired by: Maple & Loom, NRF Big Show');
  expect(JSON.stringify(confirmation)).not.toContain('Maple');
});

test('a custom size has no total, only the promise of a proposal', async () => {
  const { confirmation } = await mailsAbout(
    { date: '2026-12-08', time: '10:00 AM', time_zone: 'Asia/Tokyo' },
    { boothSize: 'custom', selectedDesign: null, customDesign: aCustomRequest() },
  );

  expect(confirmation['text']).toContain('Estimated total: A custom proposal follows');
  expect(confirmation['text']).toContain('30 × 20 × 12 feet');
  expect(confirmation['text']).not.toContain('Base booth package');
});

test('the team gets every detail of the lead, and a reply goes to the visitor', async () => {
  const { lead, booking } = await mailsAbout(
    { date: '2026-12-08', time: '10:00 AM', time_zone: 'Asia/Tokyo' },
    {},
  );

  expect(lead['reply_to']).toBe('vera@acme.example');
  for (const detail of [
    'Vera Visitor',
    'Acme & <Sons>',
    'vera@acme.example',
    '+1 555 010 0199',
    'acme.example',
    booking.reference,
    'Estimated total: $8,690',
  ]) {
    expect(lead['text']).toContain(detail);
  }
});

test('no one can make us say something to a stranger: the visitor’s mail leaves out anything that could be a message', async () => {
  const { confirmation, lead } = await mailsAbout(
    {
      date: '2026-12-08',
      time: '10:00 AM',
      time_zone: 'Asia/Tokyo',
      user_name: 'valued customer. See evil.example',
    },
    {
      show: { id: 'custom', name: 'You won $500: evil.example/claim' },
      boothSize: 'custom',
      selectedDesign: null,
      customDesign: aCustomRequest({ requests: 'Sign in at https://evil.example' }),
    },
  );

  const ics = icsOf(confirmation).content;
  for (const text of [confirmation['text'], confirmation['html'], confirmation['subject'], ics]) {
    expect(text).not.toMatch(/evil\.example|claim|\$500|customer/);
  }
  expect(confirmation['text']).toContain('Hi See,');
  expect(confirmation['text']).toContain('Show (as entered): You won ... evil\n');
  expect(ics.replace(/\r\n /g, '')).toContain('Show (as entered): You won ... evil\\, ');
  for (const text of ['valued customer', 'You won $500', 'Sign in at https://evil.example']) {
    expect(lead['text']).toContain(text);
  }
});

test('a show that administrators keep is repeated as they wrote it', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  const name = 'AWS re:Invent® (Las Vegas) / $2M Expo, www.aws.example';
  await storeShow(db, 'aws', { name });
  const availability_id = await offer(db, '2026-12-08', ['10:00 AM']);
  const { json } = await post('/api/send-quote', aQuoteRequest({ show: { id: 'aws', name: 'x' } }));
  const { quote_submission_id } = json;
  await post('/api/create-booking', aBookingRequest({ availability_id, quote_submission_id }));

  const mails = await documentsOf(db, 'mail');
  const confirmation = mails.find(({ kind }) => kind === 'booking-confirmation') as Record<string, string>;
  expect(confirmation['text']).toContain(`Event: ${name}\nLocation: `);
  expect(icsOf(confirmation).content.replace(/\r\n /g, '')).toContain('Show: AWS re:Invent® (Las Vegas)');
});

test.each([
  ['Anna-Lena O’Brien', 'Anna-Lena'],
  ['Dr. José Ñandú', 'José'],
  ['王小明', '王小明'],
  ['Smith, John', 'John'],
  ['Oscar de la Renta', 'Oscar'],
])('%s is greeted as %s', async (name, greeted) => {
  const { confirmation } = await mailsAbout({
    date: '2026-12-08',
    time: '10:00 AM',
    time_zone: 'Asia/Tokyo',
    user_name: name,
  });

  expect(confirmation['text']).toContain(`Hi ${greeted},`);
});

test('text typed by a visitor is text, never markup', async () => {
  const { lead } = await mailsAbout({ date: '2026-12-08', time: '10:00 AM', time_zone: 'Asia/Tokyo' });

  expect(lead['html']).toContain('Acme &amp; &lt;Sons&gt;');
  expect(lead['html']).not.toContain('<Sons>');
});

test.each([
  ['winter', '2026-12-08', '10:00 AM', '2026-12-08T15:00:00.000Z'],
  ['summer', '2027-07-06', '10:00 AM', '2027-07-06T14:00:00.000Z'],
  ['the day clocks spring forward', '2027-03-14', '3:00 AM', '2027-03-14T07:00:00.000Z'],
  ['the day clocks fall back', '2027-11-07', '1:00 AM', '2027-11-07T05:00:00.000Z'],
  ['New Year in Kiritimati', '2026-12-31', '11:00 PM', '2027-01-01T04:00:00.000Z'],
])('the invitation is at the right instant: %s', async (_when, date, time, instant) => {
  const { confirmation, booking } = await mailsAbout({ date, time, time_zone: 'Pacific/Kiritimati' });

  const ics = icsOf(confirmation);
  const invitation = readInvitation(ics.content);

  expect(invitation.startsAt.toISOString()).toBe(instant);
  expect(invitation.endsAt.getTime() - invitation.startsAt.getTime()).toBe(45 * 60_000);
  expect(booking.starts_at).toBe(instant);
});

test('the invitation is a request from us to the visitor, whose id and number let a change replace it', async () => {
  const { confirmation, booking } = await mailsAbout({
    date: '2026-12-08',
    time: '10:00 AM',
    time_zone: 'Asia/Tokyo',
  });

  const ics = icsOf(confirmation);

  expect(ics.method).toBe('REQUEST');
  const invitation = readInvitation(ics.content);
  expect(invitation.attendees.map((address) => address.toLowerCase())).toEqual(['mailto:vera@acme.example']);
  expect(invitation).toMatchObject({
    method: 'REQUEST',
    uid: `${booking.id}@${calendarHost}`,
    sequence: 0,
    // Replies go to the team, where people read them; the site sends on its behalf
    organizer: `mailto:${TEAM}`,
  });
  const text = ics.content.replace(/\r\n /g, '');
  expect(text).toContain('Declining this invitation emails us\\, but the meeting stays booked');
  expect(text).toContain('SENT-BY="mailto:hello@booth.example"');
  expect(ics.content).toMatch(/^DTSTART:20261208T150000Z\r$/m);
});

test('visitor and team get the link to the quote; the visitor’s contains no link of a stranger', async () => {
  const slot = { date: '2026-12-08', time: '2:00 PM', time_zone: 'Asia/Tokyo' };
  const listed = await mailsAbout(slot, {});
  const link =
    /See the quote: https:\/\/booth\.example\/quote#v1\.Las\+Vegas\.NV\.ces-las-vegas\.CES\.10x10\.launch\.2~bar-stools\.asof~\d{4}-\d\d-\d\d~869000\.end/;
  for (const { text } of [listed.confirmation, listed.lead]) expect(text).toMatch(link);
  const custom = await mailsAbout(slot, { show: { id: 'custom', name: 'Visit evil.example' } });
  expect(custom.confirmation['text']).toContain('.custom.Visit+evil.10x10.');
  expect(custom.lead['text']).toContain('.custom.Visit+evil%2Eexample.10x10.');
});

test("the picture of the booth is our own, with its size; the visitor's email and phone are links", async () => {
  const url = '/media/booth-designs/launch-front-3f9a0c1b2d4e5f60-1200x900.webp';
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await storeDesign(db, 'launch', { images: { frontview: url } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const { json } = await post('/api/send-quote', aQuoteRequest());
  const { quote_submission_id } = json;
  await post(
    '/api/create-booking',
    aBookingRequest({ quote_submission_id, user_phone: '+1 (555) 010-0199' }),
  );
  for (const { kind, html } of await documentsOf(db, 'mail')) {
    const images = [
      ...String(html).matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g),
    ];
    expect(
      images.map(([, ...parts]) => parts),
      String(kind),
    ).toEqual([[`https://booth.example${url.replace('.webp', '.jpg')}`, 'Launch: Front View', '536', '402']]);
    expect(html).toContain('Launch, as designed');
    if (kind === 'booking-confirmation') continue;
    expect(html).toContain('href="mailto:vera@acme.example"');
    if (kind === 'booking-lead') expect(html).toContain('href="tel:+15550100199"');
  }
});

test('the confirmation has the terms that the team has answered; the mail to the team does not', async () => {
  const slot = { date: '2026-12-08', time: '2:00 PM', time_zone: 'America/Chicago' };
  const without = await mailsAbout(slot, {});
  expect(without.confirmation['text']).not.toContain('Ordering and terms');

  const terms = { payment: 'Half with the order,\nhalf before the show.', insurance: '' };
  const { confirmation, lead } = await mailsAbout(slot, {}, terms);
  expect(confirmation['text']).toContain('What do we pay, and when?: Half with the order,');
  expect(confirmation['text']).not.toContain('Who insures the booth?');
  expect(lead['text']).not.toContain('Half with the order');
});
