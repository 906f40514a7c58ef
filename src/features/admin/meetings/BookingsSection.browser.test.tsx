import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  allBookings as all,
  booking,
  bookings,
  expectBookers,
  exportBookings,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  dialog,
  expectToast,
  press,
  REFUSAL,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeMail, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';

beforeEach(() => startMeetings());

test('without bookings the card says so, and so does the list of all', async () => {
  await showAllBookings();
  await expect.element(bookings).toMatchTextContent('No bookings yet.');
  await expect.element(all).toMatchTextContent('No bookings yet.');
});

test('the first ten by date and time, upcoming ones before the past ones', async () => {
  storeBooking({ user_name: 'Past', date: '2027-01-05' });
  storeBooking({ user_name: 'Long past', date: '2026-12-07' });
  storeBooking({ user_name: 'B' });
  storeBooking({ user_name: 'C', time: '1:00 PM' });
  storeBooking({ user_name: 'A', time: '9:00 AM' });
  await openMeetings();
  await expectBookers(['A', 'B', 'C', 'Past', 'Long past']);
  await expect.element(booking('Past').getByText('Past', { exact: true }).nth(1)).toBeVisible();

  for (let day = 17; day <= 24; day += 1) {
    storeBooking({ user_name: `Day ${day}`, date: `2027-01-${day}` });
  }
  const shown = ['A', 'B', 'C', ...Array.from({ length: 7 }, (_, index) => `Day ${index + 17}`)];
  await expectBookers(shown);
  storeBooking({ user_name: 'Sooner', date: '2027-01-08' });
  await expectBookers(['Sooner', ...shown.slice(0, 9)]);
});

test('a booking whose show opens soon has a badge, and a pending one says so, opened too', async () => {
  storeBooking({ user_name: 'Zoë Full', quote_submission_id: storeQuote({ timing: 'rush' }) });
  storeBooking({ user_name: 'Quinn', status: 'pending' });
  await openMeetings();
  await expect.element(booking('Zoë Full').getByText('Rush', { exact: true })).toBeVisible();
  await expect.element(booking('Quinn').getByText('Pending confirmation')).toBeVisible();
  const opened = await openBooking('Quinn');
  await expect.element(opened.getByText('Pending confirmation')).toBeVisible();
});

/** Stores a booking with everything. */
function storeZoe(quote_submission_id: string): void {
  storeBooking({
    user_name: 'Zoë Full',
    user_email: 'zoe@acme.example',
    user_phone: '+1 555 010 0199',
    company: 'Acme & Sons',
    quote_submission_id,
  });
}

test('an opened booking shows who, when, and the booth of its quote', async () => {
  storeZoe(storeQuote({ inspired_by: 'demo-retail', inspired_by_name: 'Maple & Loom' }));
  await openMeetings();
  const full = await openBooking('Zoë Full');
  await expect
    .element(full)
    .toMatchTextContent('Meeting Scheduled: Saturday, January 16, 2027 at 10:00 AM (New York)');
  await expect.element(full.getByText('Meeting', { exact: true })).toBeVisible();
  await expect
    .element(full.getByRole('link', { name: 'zoe@acme.example' }))
    .toHaveAttribute('href', 'mailto:zoe@acme.example');
  const booth = full.getByRole('heading', { name: 'Booth Information' });
  await expect.element(booth).toBeVisible();
  for (const text of [
    'Phone:+1 555 010 0199',
    'Company:Acme & Sons',
    'Show:CES',
    'Location:Las Vegas, NV',
    "Booth Size:10' × 20'",
    'Design:Showcase',
    'Inspired by:Maple & Loom',
  ]) {
    await expect.element(full).toMatchTextContent(text);
  }
  await expect.element(full.getByRole('heading', { name: 'Logo' })).not.toBeInTheDocument();
});

test('emails of a booking: their status, live, and resent on demand', async () => {
  const id = storeBooking();
  const about = { booking_id: id };
  const toVisitor = storeMail({ ...about, kind: 'booking-confirmation', state: 'waiting' });
  const toTeam = storeMail({ ...about, kind: 'booking-lead' });
  const api = fakeApi({ [`POST /api/admin/mail/${toTeam}/resend`]: { success: true } });
  await openMeetings();
  const opened = await openBooking('Vera Visitor');
  const mails = opened.getByRole('list', { name: 'Mail' }).getByRole('listitem');
  await expectTexts(mails, ['Invitation to the visitorWaitingResend', 'Notice to the teamFailedResend']);
  await button('Resend: Notice to the team, Vera Visitor').click();
  await expectToast('Email resent', 'Notice to the team');
  expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer token of demo-admin');
  for (const mail of [toVisitor, toTeam]) database.change(`mail/${mail}`, { state: 'sent' });
  await expectTexts(mails, ['Invitation to the visitorSent', 'Notice to the teamSent']);
});

test('of 450 bookings the file has every page with its quotes, and a search reads only those with the word', async () => {
  for (let guest = 1; guest < 450; guest += 1) {
    storeBooking({ user_name: `Guest ${guest}`, date: addDays('2027-01-05', -guest) });
  }
  storeBooking({ user_name: 'Guest450 Last', date: '2025-01-01' });
  for (let quote = 0; quote < 35; quote += 1) {
    storeBooking({ date: '2027-02-01', quote_submission_id: storeQuote({ show_name: `Show ${quote}.` }) });
  }
  await showAllBookings();
  const csv = (await exportBookings()).lines.join();
  expect(new Set(csv.match(/Guest ?\d+/g)).size).toBe(450);
  expect(new Set(csv.match(/Show \d+\./g)).size).toBe(35);

  database.holdAfter(1);
  await all.getByLabelText('Search').fill('guest450');
  await expectBookers(['Guest450 Last'], all);
});

test('the file has the bookings that match, where they came from, and no formulas', async () => {
  const landing = '/booths/10x20';
  const formula = { utm_source: '=1+1', landing };
  storeBooking({
    user_name: '=HYPERLINK("https://evil.example","Click")',
    user_phone: '+1 555 010 0199',
    status: 'cancelled',
    cancelled_by: 'visitor',
    cancelled_at: Timestamp.fromDate(new Date('2027-01-05T15:00:00Z')),
    cancel_reason: '@SUM(A1:A9)',
    came_from: { first: formula, last: formula },
  });
  const came_from = { first: { landing }, last: { referrer: 'www.google.com', landing } };
  storeBooking({
    user_name: 'Zoë "Zo" Müller',
    company: 'Łódź, Örebro & Co',
    date: '2027-01-17',
    time: '3:00 PM',
    reference: 'BK-ZOE001',
    moves: 2,
    quote_submission_id: storeQuote({ show_name: 'CES, spring', selected_render_title: null, came_from }),
  });
  storeBooking({ user_name: 'Not Asked For', date: '2027-02-15' });
  await showAllBookings();
  await all.getByLabelText('Until').fill('2027-01-26');
  await expectBookers(['Zoë "Zo" Müller', '=HYPERLINK("https://evil.example","Click")'], all);

  const { name, lines } = await exportBookings();
  expect(name).toBe('bookings-2027-01-06.csv');
  expect(lines).toEqual([
    expect.stringMatching(
      /^Reference,Date \(New York\),Time \(New York\),.*,Status,Booked at \(UTC\),Times moved,Canceled by,Canceled at \(UTC\),Reason for canceling,Came from$/,
    ),
    expect.stringMatching(
      /^BK-ZOE001,2027-01-17,3:00 PM,2027-01-17T20:00:00\.000Z,"Zoë ""Zo"" Müller",vera@acme\.example,,"Łódź, Örebro & Co",.*,"CES, spring",Las Vegas,NV,10x20,,confirmed,.*,2,,,,"Google search, landed on \/booths\/10x20; first: Direct, landed on \/booths\/10x20"$/,
    ),
    expect.stringMatching(
      /,"'=HYPERLINK\(""https:\/\/evil\.example"",""Click""\)",vera@acme\.example,\+15550100199,.*,cancelled,.*,0,visitor,2027-01-05T15:00:00\.000Z,'@SUM\(A1:A9\),"'=1\+1, landed on \/booths\/10x20"$/,
    ),
    '',
  ]);
});

test('a search that finds nothing says so, and can be cleared', async () => {
  storeBooking({ company: 'Fjordline' });
  await showAllBookings();
  const search = all.getByLabelText('Search');
  await search.fill('VISITOR fjord');
  await expectBookers(['Vera Visitor'], all);
  await search.fill('nobody at all');
  await expect.element(all).toMatchTextContent('No bookings match your search.');
  await button('Clear search and dates', all).click();
  await expect.element(search).toHaveFocus();
});

test('a list or a file that the rules refuse is reported under its title', async () => {
  allowProblems(REPORTED);
  await showAllBookings();
  database.refuse((path) => path === 'bookings/');
  // The toasts about failed cards would cover the buttons
  clearToasts();
  await button('Export CSV', all).click();
  await expectToast('Error exporting bookings', REFUSAL);
  await all.getByLabelText('Search').fill('somebody');
  await expectToast('Error loading bookings', REFUSAL);
});

const LONG = 'International Association of Exhibition Organizers and Friends';

/** Stores a booking with everything, one with long texts and no design, and one without a quote, phone or company. */
function storeThree() {
  storeZoe(storeQuote());
  const withoutDesign = storeQuote({ selected_render_title: null });
  storeBooking({ user_name: LONG, company: LONG, quote_submission_id: withoutDesign, status: 'pending' });
  storeBooking({ user_name: '', user_email: 'nameless@acme.example', date: '2027-01-17' });
}

const CONTACT = [
  ['zoe@acme.example', 'mailto:zoe@acme.example'],
  ['+1 555 010 0199', 'tel:+15550100199'],
] as const;

const ABOUT_ZOE =
  'Meeting Scheduled: Saturday, January 16, 2027 at 10:00 AM (New York)Where: Video call' +
  'zoe@acme.example+1 555 010 0199Acme & Sons' +
  "Booth InformationShow:CESLocation:Las Vegas, NVBooth Size:10' × 20'Design:ShowcaseEstimate:$8,690.00";

test('from 1024 px on a row shows contact, meeting and booth, and a press opens the booking', async () => {
  await setViewport({ width: 1024, height: 900 });
  storeThree();
  await openMeetings();
  const zoe = booking('Zoë Full');
  await expectTexts(zoe, [`Zoë FullMeeting${ABOUT_ZOE}`]);
  for (const [text, href] of CONTACT) {
    await expect.element(zoe.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
  await expect.element(booking(LONG)).toMatchTextContent("Booth Size:10' × 20'");
  await expect.element(booking(LONG)).not.toMatchTextContent('Design:');
  await expectTexts(booking('nameless@acme.example'), [
    'nameless@acme.exampleMeeting' +
      'Meeting Scheduled: Sunday, January 17, 2027 at 10:00 AM (New York)Where: Video callnameless@acme.example',
  ]);
  await openBooking('Zoë Full');
});

test('on a phone a booking is two lines that open in place, by keyboard too, and lead to its actions', async () => {
  await setViewport(PHONE);
  storeThree();
  await openMeetings();
  const zoe = booking('Zoë Full');
  const heights = bookings
    .getByRole('listitem')
    .elements()
    .map((row) => row.clientHeight);
  expect(Math.max(...heights)).toBeLessThanOrEqual(66);
  await expect.element(zoe.getByText("Acme & Sons10' × 20'$8,690.00Video call")).toBeVisible();
  await expect.element(zoe.getByText('Booth Information')).not.toBeVisible();
  zoe.element().querySelector('summary')?.focus();
  await press('{Enter}');
  await expect.element(zoe.getByText('Booth Information')).toBeVisible();
  await expect.element(zoe).toMatchTextContent(`Meeting${ABOUT_ZOE}`);
  for (const [text] of CONTACT) await expect.element(zoe.getByRole('link', { name: text })).toBeVisible();
  await expectAccessible();
  await button('Open booking: Zoë Full').click();
  await expect.element(button('Move meeting: Zoë Full', dialog('Zoë Full'))).toBeVisible();
});
