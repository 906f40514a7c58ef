/** Amounts of money in every section and in what opens over them, with the demo content. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_COSTS } from '../../../../scripts/demo/content.ts';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import { startMeetings, storeBooking } from '../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, openCard } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { storeProposal } from '../../../../tests/browser/proposals.ts';
import { SECTIONS } from '../place/place.ts';
import { AdminSections } from './AdminSections.tsx';

const NUMBERS = {
  success: true,
  weeks: [{ monday: '2026-12-28', quotes: 3, bookings: 0, proposals: 0 }],
  months: [{ month: '2026-12', open: 12_000, won: 8_690.5, lost: 700 }],
  sources: [{ source: 'Google ad', quotes: 4, bookings: 2, won: 17_380 }],
  read_from: null,
};

/** Stores the demo content, two meetings with a quote, and a customer with an order. Returns an id of each. */
function storeDemo() {
  for (const collection of ['booth_designs', 'extras', 'reference_projects', 'shows'] as const) {
    for (const { id, ...record } of DEMO_CONTENT[collection]) {
      database.store(`${collection}/${id}`, {
        ...record,
        costs: DEMO_COSTS[id] ?? null,
        admin_id: ADMIN.uid,
      });
    }
  }
  const extras = [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }];
  const quote = storeQuote({ extras, design_fee: 4800 });
  const payments = [{ text: '', amount: 12_500, due_on: '2027-01-04', paid_on: null }];
  const deal = storeDeal({ state: 'sold', waiting: null, amount: 12_500, payments, quotes: [quote] });
  storeProposal(deal, { total: 12_500 });
  storeBooking({ time: '11:00 AM', quote_submission_id: quote });
  return { booking: storeBooking({ quote_submission_id: quote }), deal };
}

/** Returns the amounts on the page, also in labels and titles. */
function amounts(): string[] {
  const named = [...document.querySelectorAll('[aria-label], [title]')].map(
    (element) => `${element.ariaLabel} ${element.getAttribute('title')}`,
  );
  const texts = [document.body.textContent, ...named];
  return texts.flatMap((text) => text.match(/\$\s?\d[\d,]*(?:\.\d\d)?/g) ?? []);
}

test('every amount in the panel has cents', async () => {
  startMeetings();
  fakeApi({ 'GET /api/content': DEMO_CONTENT, 'POST /api/admin/numbers': NUMBERS });
  const { booking, deal } = storeDemo();
  await openCard(<AdminSections admin={ADMIN} />);
  const found: Record<string, string[]> = {};
  for (const place of [
    ...SECTIONS,
    'bookings?all=yes',
    `bookings?booking=${booking}`,
    `customers?customer=${deal}`,
  ]) {
    location.hash = place;
    const [section = ''] = place.split('?');
    await expect
      .element(page.getByRole('region', { name: new RegExp(`^${section} section`, 'i') }))
      .toBeVisible();
    if (place !== section) await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByText(/^Loading .*\.\.\.$/)).not.toBeInTheDocument();
    if (section === 'today') await expect.poll(amounts).toContain('$12,500.00');
    if (section === 'bookings' || section === 'customers' || section === 'content') {
      await expect.poll(() => amounts().length).toBeGreaterThan(1);
    }
    found[place] = amounts();
  }
  expect(found['numbers']).toContain('$12,000.00');
  const withoutCents = Object.entries(found).flatMap(([place, texts]) =>
    texts.filter((text) => !/\.\d\d$/.test(text)).map((text) => `${place}: ${text}`),
  );
  expect(withoutCents).toEqual([]);
});
