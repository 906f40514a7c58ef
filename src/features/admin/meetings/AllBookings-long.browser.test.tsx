/** All bookings: paging, search, and the exported file. */
import { beforeEach, expect, test } from 'vitest';
import {
  allBookings as all,
  expectBookers,
  exportBookings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';

beforeEach(() => startMeetings());

test('of 650 bookings the file has every page with its quotes, and a search reads only those with the word', async () => {
  for (let guest = 0; guest < 650; guest += 1) {
    const date = new Date(Date.UTC(2027, 0, 5 - guest)).toISOString().slice(0, 10);
    storeBooking({ user_name: guest === 649 ? 'Guest649 Last' : `Guest ${guest}`, date });
  }
  for (let quote = 0; quote < 35; quote += 1) {
    storeBooking({ date: '2027-02-01', quote_submission_id: storeQuote({ show_name: `Show ${quote}.` }) });
  }
  await showAllBookings();
  const csv = (await exportBookings()).lines.join();
  expect(new Set(csv.match(/Guest ?\d+/g)).size).toBe(650);
  expect(new Set(csv.match(/Show \d+\./g)).size).toBe(35);

  database.holdAfter(1);
  await all.getByLabelText('Search').fill('guest649');
  await expectBookers(['Guest649 Last'], all);
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
