import { expect, test } from 'vitest';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

test('without any extras on offer the visitor is told to continue', async () => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras: [] } });
  await wizard.openWithDraft(draftAt('extras'));
  await expect
    .element(wizard.root)
    .toMatchTextContent('No extras available at the moment. You can continue with just the booth design.');
  await wizard.next('Review Quote');
  await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
});
