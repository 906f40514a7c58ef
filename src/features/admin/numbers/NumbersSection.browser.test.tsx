/** The section's pictures with their tables, and the empty and failed states. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { button, card, openCard, startPanel } from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import type { NumbersAnswer } from '../../../domain/schemas/numbers.ts';
import { NumbersSection } from './NumbersSection.tsx';

const NUMBERS = 'POST /api/admin/numbers';

beforeEach(() => startPanel());

const ANSWER: NumbersAnswer = {
  success: true,
  weeks: [
    { monday: '2026-11-09', quotes: 1234, bookings: 8, proposals: 3 },
    { monday: '2026-11-16', quotes: 1, bookings: 0, proposals: 2 },
  ],
  months: [
    { month: '2026-10', open: 1_234_567.89, won: 2_345_678.9, lost: 0 },
    { month: '2026-11', open: 12_000.5, won: 8_690, lost: 700 },
  ],
  sources: [
    { source: 'A newsletter with a long name (email)', quotes: 4, bookings: 2, won: 17_380.4 },
    { source: '', quotes: 1, bookings: 0, won: 0 },
  ],
  read_from: null,
};

/** Opens a card's table and returns its cells. */
async function tableOf(title: string, name: string) {
  await card(title).getByText('Show the table').click();
  const table = page.getByRole('table', { name });
  await expect.element(table).toBeVisible();
  return [...table.element().querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
}

/** Returns the texts that reach out of their card. */
function cutTexts() {
  const isCut = (text: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const box = text.closest('section')?.getBoundingClientRect();
    return !box || left < box.left || right > box.right;
  };
  return [...document.querySelectorAll('th, td, text')].filter(isCut);
}

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px weeks, dollars and sources are pictures whose tables open`, async () => {
    await setViewport(viewport);
    fakeApi({ [NUMBERS]: ANSWER });
    await openCard(<NumbersSection />);
    await expect.element(card('By week')).toMatchTextContent(/Quotes 1,235\s*Bookings 8\s*Proposals 5/);
    await expect.element(card('Dollars by month')).toMatchTextContent('Won $2,354,368.90');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();

    expect(await tableOf('By week', 'Numbers by week')).toEqual([
      ['Week of', 'Quotes', 'Bookings', 'Proposals'],
      ['Nov 9', '1,234', '8', '3'],
      ['Nov 16', '1', '0', '2'],
    ]);
    expect(await tableOf('Dollars by month', 'Dollars by month')).toEqual([
      ['Month', 'Open', 'Won', 'Lost'],
      ['Oct 2026', '$1,234,567.89', '$2,345,678.90', '$0.00'],
      ['Nov 2026', '$12,000.50', '$8,690.00', '$700.00'],
    ]);
    expect(await tableOf('Sources', 'Quotes by source')).toEqual([
      ['Source', 'Quotes', 'Bookings', 'Won'],
      ['A newsletter with a long name (email)', '4', '2', '$17,380.40'],
      ['Not known', '1', '0', '$0.00'],
    ]);
    const bars = page.getByRole('img', { name: 'Quotes by source' }).element().querySelectorAll('rect');
    expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['70%', '35%', '17.5%', '0%']);
    expect(cutTexts()).toEqual([]);
    await expectAccessible();
  });
}

test('after a failure the numbers can be loaded again; cards without records say so, and since when leads were read', async () => {
  allowProblems(/^warn: The numbers could not be read/);
  const api = fakeApi({ [NUMBERS]: () => problem(503, { error: 'Away.', code: 'unavailable' }) });
  await openCard(<NumbersSection />);
  await expect.element(card('Numbers')).toMatchTextContent('The numbers could not be loaded.');

  const weeks = [{ monday: '2026-11-16', quotes: 0, bookings: 0, proposals: 0 }];
  const months = [{ month: '2026-11', open: 0, won: 0, lost: 0 }];
  api.answer(NUMBERS, { ...ANSWER, weeks, months, sources: [], read_from: '2026-10-05' });
  await button('Try again').click();
  for (const [title, text] of [
    ['By week', 'No quotes, bookings or proposals in these weeks.'],
    ['Dollars by month', 'No quotes with a price in these months.'],
    ['Sources', 'No quotes in these months.'],
    ['Sources', 'complete since October 5, 2026.'],
  ] as const) {
    await expect.element(card(title)).toMatchTextContent(text);
  }
});
