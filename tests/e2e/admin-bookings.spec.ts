import { readFile } from 'node:fs/promises';
import { formatDay } from '../../src/domain/format-time.ts';
import { MeetingCards } from '../support/admin-meetings.ts';
import { test as base, expect } from '../support/fixtures-admin.ts';
import {
  clearStoredBookings,
  daysFromToday,
  PARTNER,
  storeBooking,
  storeQuote,
} from '../support/stored-bookings.ts';

/** Opens the panel of the partner, whose bookings are this file's alone. */
const test = base.extend<{ noBookings: undefined; partner: () => Promise<MeetingCards> }>({
  noBookings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await clearStoredBookings();
      await use(undefined);
      await clearStoredBookings();
    },
    { auto: true },
  ],
  partner: async ({ anotherPanel }, use) => {
    await use(async () => new MeetingCards(await anotherPanel(PARTNER.email)));
  },
});

test('without bookings the card says so, and so does the list of all', async ({ partner }) => {
  const cards = await partner();
  await expect(cards.bookings).toContainText('No bookings yet.');
  await cards.showAll();
  await expect(cards.allBookings).toContainText('No bookings yet.');
});

test('the first ten by date and time, those to come before the past ones', async ({ partner }) => {
  await storeBooking({ user_name: 'Past', date: daysFromToday(-1) });
  await storeBooking({ user_name: 'Long past', date: daysFromToday(-30) });
  for (const [time, name] of [
    ['10:00 AM', 'B'],
    ['1:00 PM', 'C'],
    ['9:00 AM', 'A'],
  ]) {
    await storeBooking({ user_name: name, time });
  }
  const cards = await partner();
  await expect(cards.bookers()).toHaveText(['A', 'B', 'C', 'Past', 'Long past']);
  await expect(cards.booking('Past').getByText('Past', { exact: true })).toHaveCount(2);

  for (let day = 11; day <= 18; day += 1) {
    await storeBooking({ user_name: `Day ${day}`, date: daysFromToday(day) });
  }
  const shown = ['A', 'B', 'C', ...Array.from({ length: 7 }, (_, index) => `Day ${index + 11}`)];
  await expect(cards.bookers()).toHaveText(shown);
  await storeBooking({ user_name: 'Sooner', date: daysFromToday(2) });
  await expect(cards.bookers()).toHaveText(['Sooner', ...shown.slice(0, 9)]);
});

test('a booking shows who, when, and the booth of its quote', async ({ partner }) => {
  const quote = { show_name: 'CES', city: 'Las Vegas', state: 'NV', booth_size: '10x20' };
  await storeBooking({
    user_name: 'Zoë Full',
    user_email: 'zoe@acme.example',
    user_phone: '+1 555 010 0199',
    company: 'Acme & Sons',
    quote_submission_id: await storeQuote({ ...quote, selected_render_title: 'Showcase' }),
  });
  await storeBooking({
    user_name: '',
    user_email: 'nameless@acme.example',
    time: '11:00 AM',
    quote_submission_id: await storeQuote({ ...quote, selected_render_title: null }),
  });
  await storeBooking({ user_name: 'No Quote', time: '2:00 PM' });
  const cards = await partner();

  const full = cards.booking('Zoë Full');
  const when = formatDay(daysFromToday(10));
  for (const text of ['zoe@acme.example', '+1 555 010 0199', 'Acme & Sons', 'Meeting Scheduled']) {
    await expect(full).toContainText(text);
  }
  await expect(full).toContainText(`${when} at 10:00 AM`);
  await expect(full.getByText('Meeting', { exact: true })).toBeVisible();
  await expect(full.getByRole('link', { name: 'zoe@acme.example' })).toHaveAttribute(
    'href',
    'mailto:zoe@acme.example',
  );
  await expect(full.getByRole('heading', { name: 'Booth Information' })).toBeVisible();
  await expect(full.getByRole('definition')).toHaveText(['CES', 'Las Vegas, NV', '10x20', 'Showcase']);
  await expect(full.getByRole('term')).toHaveText(['Show:', 'Location:', 'Booth Size:', 'Design:']);

  await expect(cards.booking('nameless@acme.example').getByRole('term')).toHaveText([
    'Show:',
    'Location:',
    'Booth Size:',
  ]);
  await expect(cards.booking('No Quote')).toContainText(`${when} at 2:00 PM`);
  await expect(cards.booking('No Quote')).not.toContainText('Booth Information');
});

test('all bookings: pages of 25, search in names, companies and references, and dates', async ({
  partner,
}) => {
  const days = Array.from({ length: 60 }, (_, index) => index - 5);
  await Promise.all(
    days.map((day) =>
      storeBooking({ user_name: `Guest ${day}`, date: daysFromToday(day), reference: `BK-DAY${day}` }),
    ),
  );
  await storeBooking({
    user_name: 'Zoë Müller',
    company: 'Fjordline',
    date: daysFromToday(-3),
    time: '4:00 PM',
  });
  const latestFirst = days.toReversed().map((day) => `Guest ${day}`);
  const cards = await partner();
  await cards.showAll();
  const all = cards.allBookings;
  const more = all.getByRole('button', { name: 'Load more' });
  await expect(cards.bookers(all)).toHaveText(latestFirst.slice(0, 25));
  await more.click();
  await expect(cards.bookers(all)).toHaveText(latestFirst.slice(0, 50));
  await more.click();
  await expect(cards.bookers(all)).toHaveCount(61);
  await expect(more).toHaveCount(0);

  await all.getByLabel('Search').fill('MULLER fjord');
  await expect(cards.bookers(all)).toHaveText(['Zoë Müller']);
  await all.getByLabel('Search').fill('bk-day54');
  await expect(cards.bookers(all)).toHaveText(['Guest 54']);
  await all.getByLabel('Search').fill('nobody at all');
  await expect(all).toContainText('No bookings match your search.');
  await all.getByRole('button', { name: 'Clear search and dates' }).click();
  await all.getByLabel('From').fill(daysFromToday(-4));
  await all.getByLabel('Until').fill(daysFromToday(-3));
  await expect(cards.bookers(all)).toHaveText(['Zoë Müller', 'Guest -3', 'Guest -4']);
  await all.getByLabel('Search').fill('guest');
  await expect(cards.bookers(all)).toHaveText(['Guest -3', 'Guest -4']);
});

test('the exported file opens in a spreadsheet: no formulas, accents, quotes and lines as typed', async ({
  partner,
}) => {
  await storeBooking({
    user_name: '=HYPERLINK("https://evil.example","Click")',
    user_email: 'evil@acme.example',
    user_phone: '+1 555 010 0199',
    company: '@SUM(A1:A9)',
  });
  const quote = { show_name: 'CES, spring', city: 'Las Vegas', state: 'NV', booth_size: '10x20' };
  await storeBooking({
    user_name: 'Zoë "Zo" Müller',
    company: 'Łódź, Örebro & Co',
    date: daysFromToday(11),
    time: '3:00 PM',
    reference: 'BK-ZOE001',
    quote_submission_id: await storeQuote({ ...quote, selected_render_title: null }),
  });
  await storeBooking({ user_name: 'Not Asked For', date: daysFromToday(40) });
  const cards = await partner();
  await cards.showAll();
  await cards.allBookings.getByLabel('Until').fill(daysFromToday(20));
  await expect(cards.bookers(cards.allBookings)).toHaveCount(2);
  const waiting = cards.panel.page.waitForEvent('download');
  await cards.allBookings.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);

  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe('');
  expect(lines[0]).toMatch(/^Reference,Date \(New York\),Time \(New York\),.*,Status,Booked at \(UTC\)$/);
  expect(lines[1]).toContain(`BK-ZOE001,${daysFromToday(11)},3:00 PM,${daysFromToday(11)}T`);
  expect(lines[1]).toContain(',"Zoë ""Zo"" Müller",vera@acme.example,,"Łódź, Örebro & Co",');
  expect(lines[1]).toContain(',"CES, spring",Las Vegas,NV,10x20,,confirmed,');
  expect(lines[2]).toContain(
    `,"'=HYPERLINK(""https://evil.example"",""Click"")",evil@acme.example,'+1 555 010 0199,'@SUM(A1:A9),`,
  );
});
