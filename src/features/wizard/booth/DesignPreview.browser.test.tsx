import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { preview } = wizard;

beforeEach(async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
});

function title(name: string) {
  return preview.getByRole('heading', { name });
}

test('a double click, the Preview button and Enter open the preview', async () => {
  await wizard.design('Launch').dblClick();
  await expect.element(title('Launch')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await wizard.previewButton('Studio').click();
  await expect.element(title('Studio')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await focus(wizard.design('Launch'));
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Launch')).toBeVisible();
});

test('the second of two quick taps, of which the first was for a size, chooses the design and opens nothing', async () => {
  await expect.element(wizard.design('Launch')).toBeVisible();
  const launch = wizard.design('Launch').element();
  for (const type of ['click', 'dblclick'])
    launch.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
  await expect.element(wizard.boothSelection).toMatchTextContent('Launch');
  await new Promise(requestAnimationFrame);
  await expect.element(preview).not.toBeInTheDocument();
});

test('the preview shows four views and walks through the designs in a circle', async () => {
  await wizard.previewButton('Launch').click();
  for (const view of ['Top View', 'Front View', 'Left View', 'Right View']) {
    await expect.element(preview.getByRole('button', { name: view })).toBeVisible();
  }
  await expect
    .element(preview)
    .toMatchTextContent('Starting atPackage $8,500, design included ($2,400 value)');
  await expect.element(title('Features & Highlights')).toBeInTheDocument();
  await expect.element(preview).toMatchTextContent('Three arm spotlights and one live plant');

  await preview.getByRole('button', { name: 'Left View' }).click();
  await expect.element(wizard.currentView('Left View')).toBeVisible();
  await preview.getByRole('button', { name: 'Next design' }).click();
  await expect.element(title('Studio')).toBeVisible();
  await expect.element(wizard.currentView('Top View')).toBeVisible();
  await preview.getByRole('button', { name: 'Next design' }).click();
  await expect.element(title('Launch')).toBeVisible();
  await expect.element(wizard.currentView('Top View')).toBeVisible();
  await preview.getByRole('button', { name: 'Previous design' }).click();
  await expect.element(title('Studio')).toBeVisible();

  await preview.getByRole('button', { name: 'Select This Design' }).click();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(wizard.boothSelection).toMatchTextContent('Studio');
});

for (const viewport of [PHONE, { width: 844, height: 390 }, DESKTOP]) {
  test(`at ${viewport.width} px the preview's picture fills its frame, and the window holds all of it`, async () => {
    await setViewport(viewport);
    await wizard.previewButton('Launch').click();
    const picture = preview.getByRole('img', { name: 'Launch: Top View' });
    await expect.element(picture).toBeVisible();
    picture.element().scrollIntoView({ block: 'center' });
    await expect.element(picture).toBeInViewport({ ratio: 0.99 });
    const { width, height } = picture.element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(4 / 3, 1);
    const frame = picture.element().closest('.overflow-hidden')?.getBoundingClientRect();
    expect(frame?.width).toBeCloseTo(width, 0);
    expect(frame?.height).toBeCloseTo(height, 0);
    expect(width).toBeGreaterThan(240);
  });
}
