import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, FIRST_DAY, SEND_QUOTE } from '../../../tests/browser/booking-api.ts';
import { problem } from '../../../tests/browser/fake-api.ts';
import { fieldHints } from '../../../tests/browser/field-hints.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { focus } from '../../../tests/browser/texts.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { CITIES } from '../../domain/show/cities.ts';

beforeEach(() => {
  bookingApi();
});

for (const viewport of WIDTHS) {
  describe(`at ${viewport.width} px`, () => {
    beforeEach(() => setViewport(viewport));

    test('the first step, its open list, a match and a mismatch', async () => {
      await wizard.open();
      await expectAccessible();
      await focus(wizard.city);
      await expect.element(wizard.cityOptions).toHaveLength(CITIES.length);
      await expectAccessible();
      await wizard.chooseCity('Chicago');
      await wizard.chooseShow('HIMSS Conference');
      await expectAccessible();
      await wizard.chooseCity('Miami');
      await expect.element(wizard.locationResult).toMatchTextContent('Mismatch');
      await expectAccessible();
    });

    test('sizes, designs, preview and custom request', async () => {
      await wizard.openWithDraft(draftAt('booth'));
      await wizard.size("10' × 10'").click();
      await wizard.design('Launch').click();
      await expectAccessible();
      await wizard.previewButton('Launch').click();
      await expect.element(wizard.preview).toBeVisible();
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await wizard.root.getByRole('button', { name: 'Need a custom size? Click here' }).click();
      const request = page.getByRole('dialog', { name: 'Custom Booth Design Request' });
      await request.getByRole('button', { name: 'Send Request' }).click();
      await expect.element(request.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      await expectAccessible();
      expect(fieldHints(request)).toEqual([
        ...['decimal next off', 'decimal next off', 'decimal next off', '- enter off'],
        ...['- next name', '- next organization', 'email next email', 'tel send tel'],
      ]);
    });

    test('extras and review', async () => {
      await wizard.openWithDraft(draftAt('extras'));
      await wizard.more(wizard.extra('Bar stools')).click();
      await expectAccessible();
      await wizard.next('Review Quote');
      await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
      await expectAccessible();
    });

    test('the meeting step, its dialog and its time zones', async () => {
      await wizard.openWithDraft(draftAt('meeting'));
      await meeting.slot('10:00 AM').click();
      await expect.element(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await focus(meeting.timeZone);
      await expect.element(meeting.zoneOptions.first()).toBeVisible();
      await expectAccessible();
    });

    test('contact details that are missing, a failed booking, and the confirmation', async () => {
      allowProblems(/Failed to/);
      bookingApi({ [SEND_QUOTE]: () => problem(400, { error: 'No', code: 'invalid' }) });
      await wizard.openWithDraft(draftAt('meeting'));
      await meeting.chooseDay(FIRST_DAY);
      await meeting.slot('10:00 AM').click();
      await meeting.pressConfirm();
      await expect.element(toastOf('Missing contact information')).toBeVisible();
      await expectAccessible();
      expect(fieldHints(wizard.root)).toEqual([
        ...['- done off', '- next name', '- next organization'],
        ...['email next email', 'url next url', 'tel send tel'],
      ]);
      await meeting.fillContact();
      await meeting.confirm.click();
      await expect.element(toastOf('Booking failed')).toBeVisible();
      await expectAccessible();
      bookingApi();
      await meeting.confirm.click();
      await expect.element(meeting.confirmation).toBeVisible();
      await expectAccessible();
    });
  });
}
