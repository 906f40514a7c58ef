import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/extras.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { textsOf } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { $isBoothWanted } from '../../../booth/viewer/can-show-3d.ts';
import { selectedDesignOf } from '../../../domain/quote/design-views.ts';

const chip = (name: RegExp) =>
  wizard.root.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const names = () => textsOf(wizard.root.getByRole('listitem').getByRole('heading'));
/** Names of the extras with the mark. */
const marked = () =>
  textsOf(
    wizard.root.getByRole('listitem').filter({ hasText: 'Goes well with your design' }).getByRole('heading'),
  );
const inOrder = DEMO_EXTRAS.map(({ name }) => name);

beforeEach(() => {
  bookingApi();
});

test('all extras are in the order that the team gave them; suggested ones have a mark', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect.poll(marked).toEqual(['Brochure rack']);
  expect(names()).toEqual(inOrder);
});

test('once the booth was open in 3D, nothing is suggested whose place a moved extra has', async () => {
  $isBoothWanted.set(true);
  onTestFinished(() => $isBoothWanted.set(false));
  const studio = DEMO_CONTENT.booth_designs.find(({ title }) => title === 'Studio');
  const stools = { id: 'bar-stools', name: 'Bar stools', quantity: 1, unitPriceUSD: 95 };
  const spots = [{ nth: 0, x: -130, z: 120, turn: 0 }];
  const draft = { selectedDesign: studio && selectedDesignOf(studio), extras: [{ ...stools, spots }] };
  await wizard.openWithDraft(draftAt('extras', draft));
  await wizard.step(3).getByRole('button').click();
  await expect.poll(names).toEqual(inOrder);
  await expect.poll(marked).toEqual([]);
});

test('a suggested extra that is removed keeps its mark while the step is open', async () => {
  const rack = { id: 'brochure-rack', name: 'Brochure rack', quantity: 1, unitPriceUSD: 120 };
  await wizard.openWithDraft(draftAt('extras', { extras: [rack] }));
  await wizard.step(3).getByRole('button').click();
  const row = wizard.extra('Brochure rack');
  await wizard.fewer(row).click();
  await expect.element(wizard.fewer(row)).toBeDisabled();
  expect(marked()).toEqual(['Brochure rack']);
  expect(names()).toEqual(inOrder);
});

test('without a design nothing is suggested', async () => {
  await wizard.openWithDraft(draftAt('extras', { selectedDesign: null }));
  await expect.poll(names).toEqual(inOrder);
  expect(marked()).toEqual([]);
});

test('a chip shows only the extras of one category, in their order', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await chip(/^Furniture/).click();
  await expect.element(chip(/^Furniture/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(names).toEqual(['Reception counter', 'Bar stools', 'Meeting table with four chairs']);
  await wizard.more(wizard.extra('Bar stools')).click();
  await chip(/^All/).click();
  await expect.poll(names).toHaveLength(inOrder.length);
  expect(wizard.storedDraft()).toMatchObject({ extras: [{ name: 'Bar stools', quantity: 1 }] });
});

test('an extra that the design already has says so, and how many', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect.element(wizard.extra('Bar stools')).toMatchTextContent('Already in your design ×2');
  await expect.element(wizard.extra('Reception counter')).toMatchTextContent(/Already in your design(?! ×)/);
  await expect.element(wizard.extra('Coffee bar')).not.toMatchTextContent('Already in your design');
});

test('an extra without a place in the design says so before it is added', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect
    .element(wizard.extra('Hanging sign'))
    .toMatchTextContent("Not in the picture; we'll place it with you");
  await expect
    .element(wizard.extra('Meeting table with four chairs'))
    .not.toMatchTextContent("Not in the picture; we'll place it with you");
});

for (const viewport of WIDTHS) {
  test(`the list of one category is accessible, at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    await wizard.openWithDraft(draftAt('extras'));
    await chip(/^Technology/).click();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(viewport.width);
  });
}

test('on a phone an extra is a compact row, and its text expands', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('extras'));
  const rack = wizard.extra('Brochure rack');
  await expect.element(rack).toBeVisible();
  const height = () => rack.element().getBoundingClientRect().height;
  const folded = height();
  expect(folded).toBeLessThan(140);
  await rack.getByText('Freestanding rack with twelve pockets').last().click();
  await expect.poll(height).toBeGreaterThan(folded);
});
