import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import {
  aBookingRequest,
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

test('the team gets every detail of the lead, as text and never as markup, and a reply goes to the visitor', async () => {
  const slot = { date: '2026-12-08', time: '10:00 AM', time_zone: 'Asia/Tokyo' };

  const { lead, confirmation, booking } = await mailsAbout(slot, { inspired_by: 'retail-1' });

  expect(lead['reply_to']).toBe('vera@acme.example');
  for (const detail of [
    'Vera Visitor',
    'Acme & <Sons>',
    'vera@acme.example',
    '+1 555 010 0199',
    'acme.example',
    booking.reference,
    'Estimated total: $8,690',
    'Inspired by: Maple & Loom, NRF Big Show',
  ]) {
    expect(lead['text']).toContain(detail);
  }
  expect(lead['html']).toContain('Acme &amp; &lt;Sons&gt;');
  expect(lead['html']).not.toContain('<Sons>');
  // Only the team learns which project the quote was started from
  expect(JSON.stringify(confirmation)).not.toContain('Maple');
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
