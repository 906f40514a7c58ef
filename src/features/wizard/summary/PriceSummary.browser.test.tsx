/** Checks that the quote is the same everywhere: package with its design, add-ons, and their sum. */
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { root, summary } = wizard;
const details = summary.getByText('Estimated total', { exact: true }).first();
const relation = summary.getByText('How we price the design');
const explanation = summary.getByText(/^Your base package includes the design/);

/** The demo content's extras, one of them with cents in its price. */
const extras = DEMO_CONTENT.extras.flatMap((extra) =>
  extra.id === 'bar-stools'
    ? [extra, { ...extra, id: 'cable', name: 'Cable', unit_price_usd: 12.5 }]
    : [extra],
);

beforeEach(() => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras } });
});

test('the design is included, and the quote says so everywhere', async () => {
  await wizard.openWithDraft(draftAt('review'));
  await expect.element(wizard.heading('Transparent Pricing Breakdown')).toBeVisible();
  for (const text of ['Launch design', 'Included ($2,400 value)']) {
    await expect.element(summary).toMatchTextContent(text);
    expect(wizard.sectionText('Transparent Pricing Breakdown')).toContain(text);
  }
  expect(wizard.sectionText('Your Quote Summary')).toContain('Included ($2,400 value)');
  await expect.element(root).not.toMatchTextContent('· design fee');
});

test('one total is in sight; the other reading of the price is explained on request', async () => {
  await wizard.openWithDraft(draftAt('review'));
  await details.click();
  await expect.element(relation).toBeVisible();
  expect(summary.getByText('$8,690').elements()).toHaveLength(1);
  await expect.element(summary).toMatchTextContent('Design fee plus add-ons: $2,590');
  await expect.element(explanation).not.toBeVisible();
  await focus(relation);
  await userEvent.keyboard('{Enter}');
  await expect.element(explanation).toBeVisible();
  for (const viewport of WIDTHS) {
    await setViewport(viewport);
    await expectAccessible();
  }
});

test('unit price, line and total add up to the cent, and extras are counted, in summary and review alike', async () => {
  const chosen = [
    { id: 'cable', name: 'Cable', quantity: 3, unitPriceUSD: 12.5 },
    { id: 'coffee-bar', name: 'Coffee bar', quantity: 1, unitPriceUSD: 2400 },
  ];
  await wizard.openWithDraft(draftAt('review', { extras: chosen, meeting: null }));
  await expect.element(wizard.heading('Transparent Pricing Breakdown')).toBeVisible();
  const breakdown = wizard.sectionText('Transparent Pricing Breakdown');
  for (const text of ['3 × $12.50', '$37.50', '$10,937.50']) expect(breakdown).toContain(text);
  for (const text of ['$2,437.50', '$10,937.50', '2 extras, 4 pieces']) {
    await expect.element(summary).toMatchTextContent(text);
  }
  expect(wizard.sectionText('Your Quote Summary')).toContain('2 extras, 4 pieces');
});
