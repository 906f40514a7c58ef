import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { designContent, projectContent, storeContent } from '../../../../tests/browser/admin-kinds.tsx';
import { startMeetings, storeSlots } from '../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, card, openPanel, PARTNER } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const steps = card('First Steps');

beforeEach(() => startMeetings());

const links = () =>
  steps
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a fresh site opens with six steps, each done by its record; with the last one the card goes', async () => {
  await setViewport(PHONE);
  const all = [
    'Upload your logo #content?card=site-logo',
    'Open hours for meetings #availability?card=manage-availability',
    'Choose where you meet #settings?card=where-we-meet',
    'Add your first booth design #content?card=booth-designs',
    'Add your first reference project #content?card=reference-projects',
    'Send yourself a test quote on the site /#quote-automation',
  ];
  await openPanel('today');
  await expect.poll(links).toEqual(all);
  await expect.element(card('Meeting Place')).not.toBeInTheDocument();
  await expectAccessible();
  storeSlots('2027-01-16', '10:00 AM');
  await expect.poll(links).toEqual([all[0], ...all.slice(2)]);
  storeQuote();
  storeContent(designContent, 'Showcase');
  await expect.poll(links).toEqual([all[0], all[2], all[4]]);
  await expect.element(steps.getByRole('img', { name: 'Done:' })).toHaveLength(3);
  database.store('team_settings/meetings', {
    ...{ place_kind: 'phone', video_url: '', address: '' },
    admin_id: PARTNER.uid,
  });
  storeContent(projectContent, 'Acme', { admin_id: PARTNER.uid });
  await expect.poll(links).toEqual([all[0]]);
  await expectAccessible();
  database.store(`site_settings/${ADMIN.uid}`, { logo_url: '/media/logo.webp', admin_id: ADMIN.uid });
  await expect.element(steps).not.toBeInTheDocument();
});

test('a step leads to its card and opens it, once', async () => {
  await openPanel('today', 'settings', 'content');
  await expect.element(steps).toMatchTextContent(/designs and projects follow by tomorrow at 6 AM Eastern/);
  await steps.getByRole('link', { name: 'Choose where you meet' }).click();
  await expect.element(card('Where We Meet').getByRole('heading')).toHaveFocus();
  expect(location.hash).toBe('#settings');
  await steps.getByRole('link', { name: 'Add your first booth design' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add New Booth Design' })).toBeVisible();
  expect(location.hash).toBe('#content');
});
