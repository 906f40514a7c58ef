import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  CONTENT_KINDS,
  deleteContent,
  extraContent,
  record,
  storeContent,
} from '../../../../tests/browser/admin-kinds.tsx';
import { storeBooking, storeSlots } from '../../../../tests/browser/admin-meetings.tsx';
import {
  ALL_SECTIONS,
  button,
  card,
  dialog,
  expectToast,
  openCard,
  openPanel,
  press,
  question,
  REPORTED,
  Sections,
  startPanel,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeMail, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { OfflineNotice } from '../controls/offline.tsx';

beforeEach(startPanel);

for (const viewport of WIDTHS) {
  const at = `at ${viewport.width} px`;

  test(`${at}: a panel, empty and with something in each of its lists`, async () => {
    await setViewport(viewport);
    await openPanel();
    await expectAccessible();
    for (const kind of CONTENT_KINDS) storeContent(kind, 'Neon arrow');
    storeSlots('2099-01-16', '9:00 AM');
    storeMail({ booking_id: storeBooking({ date: '2099-01-16', quote_submission_id: storeQuote() }) });
    storeDeal();
    storeDeal({ next_step: '2026-01-06' });
    storeMail();
    await expect.element(card('Emails Not Sent')).toBeVisible();
    await expect.element(record(extraContent, 'Neon arrow')).toBeVisible();
    await expectAccessible();
  });

  test(`${at}: a panel without a network`, async () => {
    await setViewport(viewport);
    await openCard(
      <>
        <OfflineNotice />
        <Sections shown={ALL_SECTIONS} />
      </>,
    );
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await withoutNetwork(async () => {
      await expect.element(notice).toMatchTextContent('nothing can be saved until you are back online.');
      await expectAccessible();
    });
    await expect.element(notice).not.toBeInTheDocument();
  });

  test(`${at}: a panel whose lists failed`, async () => {
    allowProblems(REPORTED);
    await setViewport(viewport);
    database.refuse();
    await openPanel();
    await expect.element(button('Try again', card('Booth Designs'))).toBeVisible();
    await expectAccessible();
  });

  test(`${at}: each dialog with what is missing`, async () => {
    await setViewport(viewport);
    await openPanel('content');
    for (const { add, addDialog, heading, save } of CONTENT_KINDS) {
      await button(add, card(heading)).click();
      await button(save, dialog(addDialog)).click();
      await expectToast('Missing information');
      await expectAccessible();
      await button('Cancel', dialog(addDialog)).click();
      clearToasts();
    }
  });

  test(`${at}: whether to delete, and the way back`, async () => {
    await setViewport(viewport);
    storeContent(extraContent, 'Neon arrow');
    await openCard(extraContent.card());
    await button('More actions for Neon arrow').click();
    await expectAccessible();
    await press('{Escape}');
    await button('Delete Neon arrow').click();
    await expect.element(question('Delete “Neon arrow”?')).toBeVisible();
    await expectAccessible();
    await button('Cancel').click();
    await deleteContent(extraContent, 'Neon arrow');
    await expectToast('Extra deleted');
    await expectAccessible();
  });
}

test('at 320 px no dialog scrolls sideways', async () => {
  await page.viewport(320, 640);
  await openPanel();
  for (const { add, heading } of CONTENT_KINDS) {
    await button(add, card(heading)).click();
    expect.soft(document.documentElement.scrollWidth - innerWidth, add).toBeLessThanOrEqual(0);
    await button('Cancel').click();
  }
});
