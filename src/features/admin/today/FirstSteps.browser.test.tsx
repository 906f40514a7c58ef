import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { designContent, projectContent, storeContent } from '../../../../tests/browser/admin-kinds.tsx';
import { startMeetings, storeBooking, storeSlots } from '../../../../tests/browser/admin-meetings.tsx';
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

test('a fresh site opens with five steps, each done by its record; with the last one the card goes', async () => {
  await setViewport(PHONE);
  const all = [
    'Upload your logo #content',
    'Open hours for meetings #availability',
    'Add your first booth design #content',
    'Add your first reference project #content',
    'Send yourself a test quote on the site /#quote-automation',
  ];
  await openPanel('today');
  await expect.poll(links).toEqual(all);
  await expectAccessible();
  storeSlots('2027-01-16', '10:00 AM');
  await expect.poll(links).toEqual([all[0], ...all.slice(2)]);
  storeQuote();
  storeContent(designContent, 'Showcase');
  await expect.poll(links).toEqual([all[0], all[3]]);
  await expect.element(steps.getByRole('img', { name: 'Done:' })).toHaveLength(3);
  storeContent(projectContent, 'Acme', { admin_id: PARTNER.uid });
  await expect.poll(links).toEqual([all[0]]);
  await expectAccessible();
  database.store(`site_settings/${ADMIN.uid}`, { logo_url: '/media/logo.webp', admin_id: ADMIN.uid });
  await expect.element(steps).not.toBeInTheDocument();
});

test('a site on which a meeting has been held is past its first steps', async () => {
  storeBooking({ date: '2027-01-05' });
  await openPanel('today');
  await expect.element(card('Next Meeting')).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
});
