import { expect, test } from 'vitest';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { held } from '../../../../tests/browser/fake-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

// The only test in its file, since the page requests the content only once
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
