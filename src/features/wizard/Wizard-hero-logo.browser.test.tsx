import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../tests/browser/booking-api.ts';
import { discFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { smallStills } from '../../../tests/browser/booth-scene/small-stills.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { openHero } from '../../../tests/browser/hero.tsx';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
  smallStills();
});

/** A design of the size of the hero's booth. */
const PAVILION = {
  id: '20x20-pavilion',
  title: 'Pavilion',
  price: '5200',
  images: { frontview: null },
  image_url: null,
};

async function choose(file: File): Promise<void> {
  await userEvent.upload(page.getByLabelText(/^(?:See your logo on it|Change logo)$/), file);
}

function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

const start = page.getByRole('link', { name: 'Get Instant Design & Quote' });
const wornOn = (color: string) =>
  page.getByText(`White logo on ${color} walls, because your logo has one strong color.`);

/** Pictures of the logo in the hero, as CSS. */
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hero-booth] *')]
    .map(({ style }) => style)
    .filter(({ transform }) => transform.startsWith('matrix3d'));

test('a logo chosen, dropped or pasted in the hero is on its booth, and in the wizard at a press', async () => {
  const wake = await openHero();
  await wake();
  await choose(discFile('#d01040'));
  await expect.element(wornOn('red')).toBeVisible();
  const drop = { dataTransfer: carrying(discFile('#1040d0')), bubbles: true, cancelable: true };
  start.element().dispatchEvent(new DragEvent('drop', drop));
  await expect.element(wornOn('blue')).toBeVisible();
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying(discFile('#d01040')) }));
  await expect.element(wornOn('red')).toBeVisible();
  // Ring on three sides, two faces of the tower, wall, counter and three screens
  expect(marks().map(({ background }) => background)).toEqual(Array(10).fill(expect.stringMatching(/^url/)));
  await expectAccessible();
  expect(wizard.storedDraft()).toBeNull();
  await start.click();
  await expect.element(wizard.heading("Choose your 20' × 20' design")).toHaveFocus();
  await expect.element(wizard.root.getByRole('img', { name: 'Your logo' })).toBeVisible();
  const chosen = { boothSize: '20x20', city: null, selectedDesign: { title: 'Island' } };
  await expect.poll(() => wizard.storedDraft()).toMatchObject(chosen);
});

test('a logo given before the wizard is hydrated waits for a press, which chooses the pictured design', async () => {
  const wake = await openHero();
  await choose(discFile('#d01040'));
  await expect.element(wornOn('red')).toBeVisible();
  await wake();
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
  await start.click();
  await expect.poll(() => wizard.storedDraft()?.selectedDesign?.title).toBe('Island');
});

test('a logo in the hero keeps size and design of the quote; what is no image is said there, and nothing is lost', async () => {
  const draft = draftAt('extras', { boothSize: '20x20', selectedDesign: PAVILION });
  const wake = await openHero(draft);
  await wake();
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
  await choose(discFile('#d01040'));
  await expect.element(wornOn('red')).toBeVisible();
  const before = marks().map(({ background }) => background);
  await choose(new File(['GIF89a'], 'logo.png'));
  const problem = page.getByText(
    'not a PNG, JPEG, WebP, AVIF, or SVG image. Save your logo as one of these. Your logo stays',
  );
  await expect.element(problem).toBeVisible();
  expect(marks().map(({ background }) => background)).toEqual(before);
  await start.click();
  await expect.element(wizard.heading("Choose your 20' × 20' design")).toHaveFocus();
  await expect.element(wizard.root.getByRole('radio', { name: 'Island' })).toBeVisible();
  expect(wizard.storedDraft()).toMatchObject({
    boothSize: '20x20',
    selectedDesign: { title: 'Pavilion' },
  });
});

test('a logo from the hero meets the drawn designs first, below the sizes; others say what happens', async () => {
  const { booth_designs: designs, ...content } = DEMO_CONTENT;
  const without = designs.map((design) => (design.title === 'Launch' ? { ...design, model: null } : design));
  bookingApi({ [CONTENT]: { ...content, booth_designs: without } });
  const wake = await openHero();
  await wake();
  await choose(discFile('#d01040'));
  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOptions('10x10');
  await start.click();
  await expect.element(wizard.heading("Choose your 10' × 10' design")).toHaveFocus();
  const cards = wizard.root.getByRole('radiogroup', { name: "Choose your 10' × 10' design" });
  await expect
    .poll(() =>
      cards
        .getByRole('radio')
        .elements()
        .map((card) => card.ariaLabelledByElements?.[0]?.textContent),
    )
    .toEqual(['Studio', 'Launch']);
  const later = wizard.root.getByText("We'll put your logo on it before the call.");
  await expect.poll(() => later.elements()).toHaveLength(1);
  const sizes = wizard.root.getByRole('radiogroup', { name: 'Choose your booth size' });
  await expect.element(sizes).toMatchTextContent(/Most Popular.*Perfect for startups and focused displays/);
  // The example next to the step shows the logo, too
  await expect.element(wizard.stage).toMatchTextContent('For example: Studio');
});
