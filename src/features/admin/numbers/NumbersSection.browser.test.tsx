/**
 * The section's tables, the period in the URL, the CSV file, and the empty and failed states.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  button,
  card,
  expectToast,
  openCard,
  REPORTED,
  startPanel,
} from '../../../../tests/browser/admin-panel.tsx';
import { type FakeApi, fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import type { Pipeline, WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { NumbersSection } from './NumbersSection.tsx';
import { numbersTable } from './number-rows.ts';

const NUMBERS = 'POST /api/admin/numbers';

beforeEach(() => startPanel());

/** Returns a week with this many quotes for CES and RSA, and a meeting for each CES quote. */
function week(monday: string, ces: number, rsa: number): WeekNumbers {
  const both = { 'ces-las-vegas': ces, 'rsa-conference-san-francisco': rsa };
  const bookings = { shows: { 'ces-las-vegas': ces }, sizes: { '10x20': ces } };
  return {
    monday,
    quotes: { shows: both, sizes: { '10x10': rsa, '10x20': ces } },
    bookings,
    cancellations: { shows: {}, sizes: {} },
  };
}

const WEEKS = [week('2026-11-02', 3, 1), week('2026-11-09', 8, 2), week('2026-11-16', 1, 0)];

const NO_PIPELINE: Pipeline = {
  values: [],
  sources: [],
  answers: { count: 0, median_minutes: null },
  proposals: { sent: 0, accepted: 0, declined: 0, expired: 0, median_days: null },
};

/** Opens the section with a fake API that returns these numbers. */
async function open(
  weeks: readonly WeekNumbers[] = WEEKS,
  pipeline: Pipeline = NO_PIPELINE,
): Promise<FakeApi> {
  const api = fakeApi({ [NUMBERS]: { success: true, weeks, ...pipeline } });
  await openCard(<NumbersSection />);
  return api;
}

const periodsAsked = (api: FakeApi) => api.requestsTo(NUMBERS).map(({ body }) => JSON.parse(body).weeks);

function tableOf(name: string) {
  return [...card(name).element().querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
}

test('the weeks have a summary and a table, the current week first; shows and sizes have a table each', async () => {
  await open();

  await expect
    .element(card('Week by week'))
    .toMatchTextContent(
      '15 quotes, 12 bookings and 0 cancellations in 3 weeks. Most quotes came in the week of Nov 9: 10.',
    );
  await expect.element(page.getByRole('table', { name: 'Numbers by week' })).toBeVisible();
  expect(tableOf('Week by week')).toEqual([
    ['Week of', 'Quotes', 'Bookings', 'Cancellations'],
    ['Nov 16', '1', '1', '0'],
    ['Nov 9', '10', '8', '0'],
    ['Nov 2', '4', '3', '0'],
  ]);
  await expect.element(page.getByRole('table', { name: 'Numbers by show' })).toBeVisible();
  expect(tableOf('By show')).toEqual([
    ['Show', 'Quotes', 'Bookings', 'Cancellations'],
    ['CES', '12', '12', '0'],
    ['RSA Conference', '3', '0', '0'],
  ]);
  await expect.element(page.getByRole('table', { name: 'Numbers by size' })).toBeVisible();
  expect(tableOf('By size')).toEqual([
    ['Size', 'Quotes', 'Bookings', 'Cancellations'],
    ["10' × 10'", '3', '0', '0'],
    ["10' × 20'", '12', '12', '0'],
    ["20' × 20'", '0', '0', '0'],
    ['Custom size', '0', '0', '0'],
  ]);
  await expect.element(card('Quotes in dollars')).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone no number of a table is cut off, with twelve weeks and large numbers', async () => {
  await setViewport(PHONE);
  const mondays = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10),
  );
  const dollars = { open: 1_234_567.89, won: 2_345_678.9, lost: 234_567.5 };
  await open(
    mondays.map((monday) => week(monday, 123_456, 9)),
    {
      ...NO_PIPELINE,
      values: [{ month: '2026-11', show: 'ces-las-vegas', ...dollars }],
      sources: [{ source: 'Google ad', quotes: 1234, bookings: 123, won: dollars.won }],
    },
  );
  await expect.poll(() => document.querySelectorAll('td').length).toBeGreaterThan(36);
  const isCut = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left, right } = range.getBoundingClientRect();
    const box = cell.closest('section')?.getBoundingClientRect();
    return !box || left < box.left || right > box.right;
  };
  expect([...document.querySelectorAll('th, td')].filter(isCut)).toEqual([]);
  await expectAccessible();
});

test('no two columns of the file have the same name', () => {
  const shows = { 'ces-las-vegas': 1, none: 1 };
  const quotes = { shows, sizes: { '10x10': 1, none: 1 } };
  const [head = []] = numbersTable(
    [{ ...week('2026-11-16', 1, 1), quotes }],
    new Map([['ces-las-vegas', 'CES']]),
  );
  expect(head.filter((name, index) => head.indexOf(name) !== index)).toEqual([]);
  expect(head).toContain('Quotes by show: Without a quote');
});

test('the period is kept in the address; an unknown one means twelve weeks', async () => {
  location.hash = 'numbers?weeks=7';
  const api = await open();
  await expect.element(page.getByLabelText('Period')).toHaveValue('12');

  await page.getByLabelText('Period').selectOptions('Last 4 weeks');
  await expect.poll(() => periodsAsked(api)).toEqual([12, 4]);
  expect(location.hash).toBe('#numbers?weeks=4');
});

test('the file has a row for each week, with shows and sizes', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  await open();
  await button('Download CSV').click();

  const csv = await (await fetchFile(saved[0])).text();
  const [head = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const column = (name: string) => rows.map((cells) => cells[head.indexOf(name)]);
  expect(rows.map(([monday]) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(column('Bookings')).toEqual(['3', '8', '1']);
  expect(column('Quotes by show: RSA Conference')).toEqual(['1', '2', '0']);
  expect(column("Bookings by size: 10' × 20'")).toEqual(['3', '8', '1']);
});

test('weeks without numbers say so', async () => {
  await open([week('2026-11-16', 0, 0)]);

  await expect.element(card('Week by week')).toMatchTextContent('No quotes or bookings in these weeks.');
  await expectAccessible();
});

test('a failure is reported and can be retried', async () => {
  allowProblems(REPORTED);
  const api = fakeApi({ [NUMBERS]: () => problem(503, { error: 'Away.', code: 'unavailable' }) });
  await openCard(<NumbersSection />);
  await expectToast('Error loading numbers', 'Away.');
  await expect.element(card('Week by week')).toMatchTextContent('The numbers could not be loaded.');

  api.answer(NUMBERS, { success: true, weeks: WEEKS, ...NO_PIPELINE });
  await button('Try again').click();
  await expect.element(card('By show')).toMatchTextContent('CES');
});

/** Reads a blob URL with XMLHttpRequest, since `fetch` is replaced by the fake API. */
async function fetchFile(url = ''): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'blob';
    request.onload = () => resolve(request.response);
    request.onerror = reject;
    request.open('GET', url);
    request.send();
  });
}

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px quotes are shown in dollars by month and show, with the time to the first answer`, async () => {
    await setViewport(viewport);
    const [ces, rsa] = ['ces-las-vegas', 'rsa-conference-san-francisco'];
    await open(WEEKS, {
      ...NO_PIPELINE,
      values: [
        { month: '2026-11', show: ces, open: 12_000.5, won: 8_690, lost: 0 },
        { month: '2026-11', show: rsa, open: 0, won: 30_000, lost: 700 },
        { month: '2026-10', show: ces, open: 1_000, won: 0, lost: 0 },
      ],
      answers: { count: 7, median_minutes: 200 },
    });
    const dollars = card('Quotes in dollars');
    await expect
      .element(dollars)
      .toMatchTextContent(
        '$13,000.50 open, $38,690.00 won and $700.00 lost. Median time to the first answer: 3 h 20 min (7 answered).',
      );
    expect(tableOf('Quotes in dollars')).toEqual([
      ['Month', 'Open', 'Won', 'Lost'],
      ['October 2026', '$1,000.00', '$0.00', '$0.00'],
      ['November 2026', '$12,000.50', '$38,690.00', '$700.00'],
      ['Show', 'Open', 'Won', 'Lost'],
      ['RSA Conference', '$0.00', '$30,000.00', '$700.00'],
      ['CES', '$13,000.50', '$8,690.00', '$0.00'],
    ]);
    await expect.element(page.getByRole('table', { name: 'Dollars by month' })).toBeVisible();
    await expectAccessible();
  });
}

test('quotes by source: how many, how many with a meeting, and the dollars won', async () => {
  await open(WEEKS, {
    ...NO_PIPELINE,
    sources: [
      { source: 'Google ad', quotes: 4, bookings: 2, won: 17_380.4 },
      { source: '', quotes: 1, bookings: 0, won: 0 },
    ],
  });
  const name = 'Sources and outcomes';
  await expect.element(card(name)).toBeVisible();
  expect(tableOf(name)).toEqual([
    ['Source', 'Quotes', 'Bookings', 'Won'],
    ['Google ad', '4', '2', '$17,380.40'],
    ['Not known', '1', '0', '$0.00'],
  ]);
  await expectAccessible();
});

test('proposals are counted by state, with the days from the quote to the order', async () => {
  const proposals = { sent: 5, accepted: 2, declined: 1, expired: 1, median_days: 12 };
  await open(WEEKS, { ...NO_PIPELINE, proposals });
  await expect
    .element(card('Proposals'))
    .toMatchTextContent(
      '5 proposals sent: 2 accepted, 1 declined and 1 expired. Median time from the quote to the order: 12 days.',
    );
});

test('without an answer the card says so', async () => {
  const values = [{ month: '2026-11', show: 'ces-las-vegas', open: 100, won: 0, lost: 0 }];
  await open(WEEKS, { ...NO_PIPELINE, values });
  await expect.element(card('Quotes in dollars')).toMatchTextContent('has been answered yet.');
});

test('a kept show has its own name in the numbers', async () => {
  database.store('shows/ces-las-vegas', { name: 'CES Unveiled', is_active: false });
  await open();
  await expect.element(card('By show')).toMatchTextContent('CES Unveiled');
  await expect.element(card('By show')).toMatchTextContent('RSA Conference');
});
