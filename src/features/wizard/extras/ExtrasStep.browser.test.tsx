import { beforeEach, expect, test } from 'vitest';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { held } from '../../../../tests/browser/fake-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
});

test('an extra has its price, and goes from 0 to its maximum and back', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect.element(wizard.root).toMatchTextContent(/all prices are in USD/i);
  const table = wizard.extra('Meeting table with four chairs');
  await expect.element(table).toMatchTextContent('$460');
  await expect.element(wizard.fewer(table)).toBeDisabled();
  for (let count = 0; count < 3; count += 1) await wizard.more(table).click();
  await expect.element(wizard.more(table)).toBeDisabled();
  await expect.element(table).toMatchTextContent('$1,380');
  for (let count = 0; count < 3; count += 1) await wizard.fewer(table).click();
  await expect.element(wizard.fewer(table)).toBeDisabled();
  expect(wizard.storedDraft()).toMatchObject({ extras: [] });
});

test('the selection lists each line and the total, and is part of the price summary', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect
    .element(wizard.root)
    .toMatchTextContent(
      'No extras selected. You can continue with just the booth design, or add items above.',
    );
  const stools = wizard.extra('Bar stools');
  await wizard.more(stools).click();
  await wizard.more(stools).click();
  await wizard.more(wizard.extra('Coffee bar')).click();
  const selection = () => wizard.sectionText('Your extras selection');
  await expect.poll(selection).toMatch(/Total Extras:\s*\$2,590/);
  for (const text of ['Bar stools', '$190', 'Coffee bar']) expect(selection()).toContain(text);
  for (const text of ['$8,500', '$2,590', '$11,090']) {
    await expect.element(wizard.summary).toMatchTextContent(text);
  }
});

test('six placeholders stand in while the extras load', async () => {
  const loading = held(DEMO_CONTENT);
  bookingApi({ [CONTENT]: loading.answer });
  await wizard.openWithDraft(draftAt('extras'));
  const note = wizard.root.getByText('Loading extras...');
  await expect.element(note).toBeInTheDocument();
  expect(note.element().parentElement?.children).toHaveLength(1 + 6);
  await expect.element(wizard.extra('Bar stools')).not.toBeInTheDocument();
  loading.release();
  await expect.element(wizard.extra('Bar stools')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('without any extras on offer the visitor is told to continue', async () => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras: [] } });
  await wizard.openWithDraft(draftAt('extras'));
  await expect
    .element(wizard.root)
    .toMatchTextContent('No extras available at the moment. You can continue with just the booth design.');
  await wizard.next('Review Quote');
  await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
});

test('an extra without a picture has a placeholder', async () => {
  const extras = DEMO_CONTENT.extras.map((extra) => ({ ...extra, image_url: null }));
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras } });
  await wizard.openWithDraft(draftAt('extras'));
  const stools = wizard.extra('Bar stools');
  await expect.element(stools).toBeVisible();
  expect(stools.element().querySelector('img')).toBeNull();
});
