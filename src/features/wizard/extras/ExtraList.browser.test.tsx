import { beforeEach, expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/content.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { sizeOf } from '../../../../tests/browser/size-of.ts';
import { textsOf } from '../../../../tests/browser/texts.ts';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { fitsBooth } from '../../../domain/quote/fits.ts';

const names = () => textsOf(wizard.root.getByRole('listitem').getByRole('heading'));
const inOrder = DEMO_EXTRAS.filter((extra) => fitsBooth(extra, '10x10')).map(({ name }) => name);
const sign = { id: 'hanging-sign', name: 'Hanging sign', quantity: 1, unitPriceUSD: 3200 };

beforeEach(() => {
  bookingApi();
});

test("all extras are in the team's order, with nothing said of them but what and how many the design has", async () => {
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  await expect.poll(names).toEqual(inOrder);
  expect(textsOf(wizard.root.getByText(/^Already in your design/))).toHaveLength(2);
  await expect.element(wizard.extra('Bar stools')).toMatchTextContent('Already in your design ×2');
  await expect.element(wizard.extra('Reception counter')).toMatchTextContent(/Already in your design(?! ×)/);
});

test('a chosen extra that was removed leaves the focus on its plus', async () => {
  const rack = { id: 'brochure-rack', name: 'Brochure rack', quantity: 1, unitPriceUSD: 120 };
  await wizard.openWithDraft(draftAt('extras', { extras: [rack] }));
  await wizard.step(3).getByRole('button').click();
  const row = wizard.extra('Brochure rack');
  await wizard.fewer(row).click();
  await expect.element(wizard.fewer(row)).toBeDisabled();
  await expect.element(wizard.more(row)).toHaveFocus();
});

test('an extra that does not fit the booth is not offered, and one from before is left out with a word', async () => {
  await wizard.openWithDraft(draftAt('extras', { boothSize: '20x20', selectedDesign: null, extras: [sign] }));
  await wizard.step(2).getByRole('button').click();
  await expect.element(wizard.design('Island')).toBeVisible();
  expect(wizard.storedDraft()?.extras).toEqual([sign]);
  await wizard.size("10' × 10'").click();
  await expect.element(toastOf("Hanging sign left out: it does not fit a 10' × 10' booth")).toBeVisible();
  await expect.element(toastOf('Your extras were updated')).not.toBeInTheDocument();
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '10x10', extras: [] });
  await wizard.next('Choose Extras');
  await expect.poll(names).toEqual(inOrder);
});

test('on a phone the extras are one strip of at most 24 controls, with two lines of their descriptions; a press shows all', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  const rack = wizard.extra('Brochure rack');
  await expect.element(rack).toBeVisible();
  await expect.element(wizard.root.getByRole('button', { name: 'Preview Launch' })).toBeVisible();
  expect(sizeOf(wizard.root.element()).controls.length).toBeLessThanOrEqual(24);
  const tops = inOrder.map((name) => wizard.extra(name).element().getBoundingClientRect().top);
  expect(new Set(tops)).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(PHONE.width);
  const text = rack.getByText('Freestanding rack with twelve pockets for letter-size brochures.');
  const lines = () => text.element().getBoundingClientRect().height / 20;
  expect(lines()).toBe(2);
  await wizard.root.getByRole('button', { name: 'Show details' }).click();
  await expect.poll(lines).toBe(3);
  await expect.element(rack).toMatchTextContent('Max. 4');
  await expectAccessible();
});

test('a chip shows only the extras of one category, in their order', async () => {
  // More extras than a strip without filters has
  const more = DEMO_CONTENT.extras
    .filter(({ category }) => category !== 'Furniture')
    .map((extra) => ({ ...extra, id: `second-${extra.id}`, name: `${extra.name} II` }));
  const extras = [...DEMO_CONTENT.extras, ...more];
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras } });
  const group = wizard.root.getByRole('group', { name: 'Category' });
  const chip = (name: RegExp) => group.getByRole('button', { name });
  await wizard.openWithDraft(draftAt('extras', { boothSize: '20x20', selectedDesign: null }));
  await chip(/^Furniture/).click();
  await expect.element(chip(/^Furniture/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(names).toEqual(['Reception counter', 'Bar stools', 'Meeting table with four chairs']);
  for (const viewport of [PHONE, DESKTOP]) {
    await setViewport(viewport);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(viewport.width);
  }
  await wizard.more(wizard.extra('Bar stools')).click();
  await chip(/^All/).click();
  await expect.poll(names).toHaveLength(extras.length);
  expect(wizard.storedDraft()).toMatchObject({ extras: [{ name: 'Bar stools', quantity: 1 }] });
});
