import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { unfolded } from '../support/managed-meeting.ts';
import {
  aBookingRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
  storeDesign,
  storeProject,
  storeShow,
} from '../support/payloads.ts';

/** Books the meeting of a quote and returns the two mails, by kind. */
async function mailsAbout(quote: Record<string, unknown> = {}, terms?: object) {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await storeProject(db, 'retail-1');
  if (terms) await db.doc('terms/terms').set({ ...terms, admin_id: 'admin-1' });
  await offer(db, '2026-12-08', ['2:00 PM']);
  const { quote_submission_id } = (await post('/api/send-quote', aQuoteRequest(quote))).json;
  const request = aBookingRequest({ time: '2:00 PM', quote_submission_id, company: 'Acme & <Sons>' });
  const { json } = await post('/api/create-booking', request);
  const mails = await documentsOf(db, 'mail');
  const find = (kind: string) => mails.find((mail) => mail['kind'] === kind) as Record<string, string>;
  return { confirmation: find('booking-confirmation'), lead: find('booking-lead'), booking: json.booking };
}

test('the confirmation says when the meeting is, here and in New York, and what was quoted', async () => {
  const { confirmation, booking } = await mailsAbout();

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
  const { lead, confirmation, booking } = await mailsAbout({ inspired_by: 'retail-1' });

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
  const confirmation = mails.find(({ kind }) => kind === 'booking-confirmation');
  expect(confirmation?.['text']).toContain(`Event: ${name}\nLocation: `);
  expect(unfolded(confirmation)).toContain('Show: AWS re:Invent® (Las Vegas)');
});

test('visitor and team get the link to the quote; the visitor’s contains no link of a stranger', async () => {
  const { confirmation, lead } = await mailsAbout({ show: { id: 'custom', name: 'Visit evil.example' } });
  const link = 'See the quote: https://booth.example/quote#v1.Las+Vegas.NV.custom.Visit+evil';
  expect(confirmation['text']).toContain(`${link}.10x10.launch.2~bar-stools.asof~`);
  expect(lead['text']).toContain(`${link}%2Eexample.10x10.launch.2~bar-stools.asof~`);
});

test("the picture of the booth is our own, with its size; the visitor's email and phone are links", async () => {
  const url = '/media/booth-designs/launch-front-3f9a0c1b2d4e5f60-1200x900.webp';
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await storeDesign(db, 'launch', { images: { frontview: url } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const { quote_submission_id } = (await post('/api/send-quote', aQuoteRequest())).json;
  const user_phone = '+1 (555) 010-0199';
  await post('/api/create-booking', aBookingRequest({ quote_submission_id, user_phone }));
  for (const { kind, html } of await documentsOf(db, 'mail')) {
    const source = `https://booth.example${url.replace('.webp', '.jpg')}`;
    const image = `<img src="${source}" alt="Launch: Front View" width="536" height="402"`;
    expect(String(html).match(/<img src=.*? height="\d+"/g), String(kind)).toEqual([image]);
    expect(html).toContain('Launch, as designed');
    if (kind === 'booking-confirmation') continue;
    expect(html).toContain('href="mailto:vera@acme.example"');
    if (kind === 'booking-lead') expect(html).toContain('href="tel:+15550100199"');
  }
});

test('the confirmation has the terms that the team has answered; the mail to the team does not', async () => {
  const without = await mailsAbout();
  expect(without.confirmation['text']).not.toContain('Ordering and terms');

  const terms = { payment: 'Half with the order,\nhalf before the show.', insurance: '' };
  const { confirmation, lead } = await mailsAbout({}, terms);
  expect(confirmation['text']).toContain('What do we pay, and when?: Half with the order,');
  expect(confirmation['text']).not.toContain('Who insures the booth?');
  expect(lead['text']).not.toContain('Half with the order');
});
