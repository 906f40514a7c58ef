/** Many bookings: paging, search by the word index, canceling. */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  allBookings as all,
  expectBookers,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';

beforeEach(() => startMeetings());

/** Stores 650 bookings, 'Guest 0' on the last day. */
function storeMany() {
  for (let guest = 0; guest < 650; guest += 1) {
    const date = new Date(Date.UTC(2027, 0, 5 - guest)).toISOString().slice(0, 10);
    storeBooking({ user_name: guest === 649 ? 'Guest649 Last' : `Guest ${guest}`, date });
  }
}

/** Records downloads instead of saving them; returns their URLs. */
function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  return saved;
}

test('the file covers every page, with the quotes', async () => {
  storeMany();
  for (let quote = 0; quote < 35; quote += 1) {
    storeBooking({ date: '2027-02-01', quote_submission_id: storeQuote({ show_name: `Show ${quote}.` }) });
  }
  const saved = savedFiles();
  await showAllBookings();

  await button('Export CSV', all).click();
  await expect.poll(() => saved).toHaveLength(1);

  const csv = await (await fetch(saved[0] ?? '')).text();
  expect(new Set(csv.match(/Guest ?\d+/g)).size).toBe(650);
  expect(new Set(csv.match(/Show \d+\./g)).size).toBe(35);
});

test('the file says where bookings came from, as text even if it looks like a formula', async () => {
  const landing = '/booths/10x20';
  const quote = { came_from: { first: { landing }, last: { referrer: 'www.google.com', landing } } };
  storeBooking({ quote_submission_id: storeQuote(quote) });
  const formula = { utm_source: '=1+1', landing };
  storeBooking({ came_from: { first: formula, last: formula } });
  const saved = savedFiles();
  await showAllBookings();

  await button('Export CSV', all).click();
  await expect.poll(() => saved).toHaveLength(1);

  const csv = await (await fetch(saved[0] ?? '')).text();
  expect(csv).toContain(
    ',"Google search, landed on /booths/10x20; first: Direct, landed on /booths/10x20"\r\n',
  );
  expect(csv).toContain(`,"'=1+1, landed on /booths/10x20"\r\n`);
});

test('a search reads only the bookings with the word, however many there are', async () => {
  storeMany();
  await showAllBookings();
  database.holdAfter(1);
  await all.getByLabelText('Search').fill('guest649');
  await expectBookers(['Guest649 Last'], all);
});
