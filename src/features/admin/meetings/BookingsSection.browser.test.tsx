import { beforeEach, expect, test } from 'vitest';
import {
  allBookings as all,
  booking,
  bookings,
  expectBookers,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, expectToast, REFUSAL, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { storeMail, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';

beforeEach(() => {
  startMeetings();
});

test('without bookings the card says so, and so does the list of all', async () => {
  await showAllBookings();
  await expect.element(bookings).toMatchTextContent('No bookings yet.');
  await expect.element(all).toMatchTextContent('No bookings yet.');
});

test('the first ten by date and time, upcoming ones before the past ones', async () => {
  storeBooking({ user_name: 'Past', date: '2027-01-05' });
  storeBooking({ user_name: 'Long past', date: '2026-12-07' });
  for (const [time, name] of [
    ['10:00 AM', 'B'],
    ['1:00 PM', 'C'],
    ['9:00 AM', 'A'],
  ] as const) {
    storeBooking({ user_name: name, time });
  }
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

test('an opened booking shows who, when, and the booth of its quote', async () => {
  storeBooking({
    user_name: 'Zoë Full',
    user_email: 'zoe@acme.example',
    user_phone: '+1 555 010 0199',
    company: 'Acme & Sons',
    quote_submission_id: storeQuote({ inspired_by: 'demo-retail', inspired_by_name: 'Maple & Loom' }),
  });
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

test('all bookings: pages of 25, the latest meeting first', async () => {
  const days = Array.from({ length: 60 }, (_, index) => index);
  for (const day of days) storeBooking({ user_name: `Guest ${day}`, date: dateAfter(day) });
  const latestFirst = days.toReversed().map((day) => `Guest ${day}`);
  await showAllBookings();
  await expectBookers(latestFirst.slice(0, 25), all);
  await button('Load more', all).click();
  await expectBookers(latestFirst.slice(0, 50), all);
  await button('Load more', all).click();
  await expectBookers(latestFirst, all);
  await expect.element(button('Load more', all)).not.toBeInTheDocument();
  await expect
    .poll(() => all.getByRole('listitem').elements()[50]?.contains(document.activeElement))
    .toBe(true);
});

test('all bookings: search in names, companies and references, and dates', async () => {
  for (let day = 0; day < 30; day += 1) {
    storeBooking({ user_name: `Guest ${day}`, date: dateAfter(day), reference: `BK-DAY${day}` });
  }
  storeBooking({ user_name: 'Zoë Müller', company: 'Fjordline', date: dateAfter(3), time: '4:00 PM' });
  await showAllBookings();
  const search = all.getByLabelText('Search');
  await search.fill('MULLER fjord');
  await expectBookers(['Zoë Müller'], all);
  await search.fill('bk-day24');
  await expectBookers(['Guest 24'], all);
  await search.fill('nobody at all');
  await expect.element(all).toMatchTextContent('No bookings match your search.');
  await button('Clear search and dates', all).click();
  await expect.element(search).toHaveFocus();
  await all.getByLabelText('From').fill(dateAfter(2));
  await all.getByLabelText('Until').fill(dateAfter(3));
  await expectBookers(['Zoë Müller', 'Guest 3', 'Guest 2'], all);
  await search.fill('guest');
  await expectBookers(['Guest 3', 'Guest 2'], all);
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

/** Returns the date that is `days` after January 7, 2027. */
function dateAfter(days: number): string {
  return new Date(Date.UTC(2027, 0, 7 + days)).toISOString().slice(0, 10);
}
