import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/extras.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { sizeOf } from '../../../../tests/browser/size-of.ts';
import { textsOf } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { $isBoothWanted } from '../../../booth/viewer/can-show-3d.ts';
import { selectedDesignOf } from '../../../domain/quote/design-views.ts';

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
  await expect.element(wizard.more(row)).toHaveFocus();
  expect(marked()).toEqual(['Brochure rack']);
  expect(names()).toEqual(inOrder);
});

test('without a design nothing is suggested', async () => {
  await wizard.openWithDraft(draftAt('extras', { selectedDesign: null }));
  await expect.poll(names).toEqual(inOrder);
  expect(marked()).toEqual([]);
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

test('once the booth was open in 3D, an extra that takes the place of a chosen one says so before it is added', async () => {
  $isBoothWanted.set(true);
  onTestFinished(() => $isBoothWanted.set(false));
  const counter = { id: 'reception-counter', name: 'Reception counter', quantity: 1, unitPriceUSD: 780 };
  await wizard.openWithDraft(draftAt('extras', { extras: [counter] }));
  await wizard.step(3).getByRole('button').click();
  await expect
    .element(wizard.extra('Coffee bar'))
    .toMatchTextContent('In the picture instead of Reception counter');
});

test('one more than the booth has places for says so before and after it is added', async () => {
  $isBoothWanted.set(true);
  onTestFinished(() => $isBoothWanted.set(false));
  const screens = { id: 'led-screen-55', name: '55-inch LED screen', quantity: 1, unitPriceUSD: 890 };
  await wizard.openWithDraft(draftAt('extras', { extras: [screens] }));
  await wizard.step(3).getByRole('button').click();
  const row = wizard.extra(screens.name);
  await expect.element(row).toMatchTextContent("Another won't be in the picture; we'll place it with you");
  await wizard.more(row).click();
  await expect.element(row).toMatchTextContent("1 of 2 in the picture; we'll place the rest with you");
});

test('on a phone the extras are one strip, and their descriptions open by a press', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  const rack = wizard.extra('Brochure rack');
  await expect.element(rack).toBeVisible();
  const tops = DEMO_EXTRAS.map(({ name }) => wizard.extra(name).element().getBoundingClientRect().top);
  expect(new Set(tops)).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(PHONE.width);
  await expect.element(rack).not.toMatchTextContent('Freestanding rack with twelve pockets');
  await wizard.root.getByRole('button', { name: 'Show details' }).click();
  await expect.element(rack).toMatchTextContent('Freestanding rack with twelve pockets');
  await expect.element(rack).toMatchTextContent('Max. 4');
  await expectAccessible();
});

test('on a phone the step has at most 200 words and 25 controls', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  await expect.element(wizard.root.getByRole('button', { name: 'Preview Launch' })).toBeVisible();
  await expect.poll(marked).toEqual(['Brochure rack']);
  const { words, controls } = sizeOf(wizard.root.element());
  expect(words).toBeLessThanOrEqual(200);
  expect(controls.length).toBeLessThanOrEqual(25);
});
