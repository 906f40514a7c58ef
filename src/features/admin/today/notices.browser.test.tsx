/** What Today says about calendars, a fresh site, and mails that were not sent. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { designContent, projectContent, storeContent } from '../../../../tests/browser/admin-kinds.tsx';
import {
  minutesAgo,
  startMeetings,
  storeBooking,
  storeCalendar,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  expectToast,
  openPanel,
  PARTNER,
  press,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeMail, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const conflicts = card('Calendar Conflicts');
const unreadable = card('Your calendar cannot be read');
const DATE = '2027-01-16';
const CONFLICT = 'Your calendar is busy during this meeting.';
const opener = conflicts.getByRole('button', { name: 'Vera Visitor', exact: true });

beforeEach(() => startMeetings());

const names = conflicts.getByRole('heading', { level: 3 });

test('an event that arrives during a meeting, however far ahead, is a conflict until it or the meeting goes', async () => {
  const date = '2027-02-20';
  const id = storeBooking({ date });
  for (let day = 10; day < 28; day += 1) storeBooking({ date: `2027-01-${day}`, user_name: 'Before' });
  storeCalendar();
  await openPanel('today');
  await expect.element(conflicts).not.toBeInTheDocument();
  storeCalendar([[date, '9:00 AM', '11:00 AM']]);
  await expectTexts(names, ['Vera Visitor']);
  await expect.element(conflicts).toMatchTextContent('They stay unless you move or cancel them.');
  expect(database.read(`bookings/${id}`)).toMatchObject({ status: 'confirmed' });
  storeCalendar([[date, '11:00 AM', '12:00 PM']]);
  await expect.element(conflicts).not.toBeInTheDocument();
  storeCalendar([[date, '10:00 AM', '11:00 AM']]);
  await expectTexts(names, ['Vera Visitor']);
  database.change(`bookings/${id}`, { status: 'cancelled' });
  await expect.element(conflicts).not.toBeInTheDocument();
});

test('a meeting that has begun, one in an hour opened anyway, and the events of others are no conflicts', async () => {
  const EVENTS = [
    ['2027-01-06', '10:00 AM', '11:00 AM'],
    [DATE, '10:00 AM', '11:00 AM'],
  ] as const;
  storeBooking({ date: '2027-01-06', user_name: 'On Now' });
  storeBooking();
  storeCalendar(EVENTS, { admin_id: PARTNER.uid });
  await openPanel('today');
  await expect.element(card('Next Meeting')).toMatchTextContent('On Now');
  await expect.element(conflicts).not.toBeInTheDocument();
  storeCalendar(EVENTS);
  await expectTexts(names, ['Vera Visitor']);
  database.change(storeSlots(DATE, '10:00 AM'), { despite_busy: ['10:00 AM'] });
  await expect.element(conflicts).not.toBeInTheDocument();
});

test('by keyboard from the conflict to the meeting, which says it too and can be moved', async () => {
  storeBooking();
  storeCalendar([[DATE, '10:00 AM', '11:00 AM']]);
  await openPanel('today', 'bookings');
  await tabTo(opener);
  await press('{Enter}');
  const opened = dialog('Vera Visitor');
  await expect.element(opened).toMatchTextContent(CONFLICT);
  await expect.element(opened.getByRole('button', { name: 'Move meeting: Vera Visitor' })).toBeVisible();
  storeCalendar();
  await expect.element(opened.getByText(CONFLICT)).not.toBeInTheDocument();
});

test('a calendar that cannot be read for two hours is a notice with the way to its settings', async () => {
  await setViewport(PHONE);
  storeBooking({ user_name: 'Maximiliane Featherstonehaugh-Cholmondeley' });
  const failing = { failing_since: minutesAgo(119), failure: 'This is not a calendar.' };
  const path = storeCalendar([[DATE, '10:00 AM', '1:00 PM']], failing);
  await openPanel('today');
  await expect.element(card('Next Meeting')).toBeVisible();
  await expect.element(unreadable).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect
    .element(unreadable)
    .toMatchTextContent('This is not a calendar. Failing since Wed, Jan 6, 8:01 AM (New York).');
  await expect
    .element(unreadable.getByRole('link', { name: 'Check its settings.' }))
    .toHaveAttribute('href', '#settings?group=connections');
  await expect.element(names).toHaveLength(1);
  await expectAccessible();
  database.change(path, { failing_since: null, failure: '' });
  await expect.element(unreadable).not.toBeInTheDocument();
});

const steps = card('First Steps');
const links = steps.getByRole('link');

test('a fresh site opens with six steps, each done by its record; with the last one the card goes', async () => {
  await setViewport(PHONE);
  const all = [
    'Upload your logo',
    'Open hours for meetings',
    'Choose where you meet',
    'Add your first booth design',
    'Add your first reference project',
    'Send yourself a test quote on the site',
  ] as const;
  await openPanel('today');
  await expectTexts(links, all);
  await expect.element(card('Meeting Place')).not.toBeInTheDocument();
  storeSlots('2027-01-16', '10:00 AM');
  await expectTexts(links, [all[0], ...all.slice(2)]);
  storeQuote();
  storeContent(designContent, 'Showcase');
  await expectTexts(links, [all[0], all[2], all[4]]);
  await expect.element(steps.getByRole('img', { name: 'Done:' })).toHaveLength(3);
  database.store('team_settings/meetings', { place_kind: 'phone', admin_id: PARTNER.uid });
  storeContent(projectContent, 'Acme', { admin_id: PARTNER.uid });
  await expectTexts(links, [all[0]]);
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

const unsent = card('Emails Not Sent');
const resend = button('Resend: Contact message, to the team, Contact message: Acme', unsent);

test('mails that were given up or wait long are shown until they are sent; some may have arrived', async () => {
  const id = storeMail();
  storeMail({ state: 'waiting', subject: 'Just written' });
  const late = storeMail({ state: 'waiting', subject: 'Late', created_at: minutesAgo(16) });
  const unconfirmed = { unknown_outcomes: 3, last_error: 'unknown: ETIMEDOUT' };
  const open = storeMail({ subject: 'Not confirmed', ...unconfirmed });
  fakeApi({ [`POST /api/admin/mail/${id}/resend`]: { success: true } });
  await openPanel('today');
  const mail = (subject: string) => unsent.getByRole('listitem').filter({ hasText: subject });
  for (const text of ['Contact message, to the team', 'Failed', 'To team@booth.example']) {
    await expect.element(mail('Acme')).toMatchTextContent(text);
  }
  await expect.element(mail('Acme')).not.toMatchTextContent('May have arrived');
  await expect.element(mail('Not confirmed')).toMatchTextContent('May have arrived');
  await expect.element(mail('Late')).toBeVisible();
  await expect.element(mail('Just written')).not.toBeInTheDocument();
  await resend.click();
  await expectToast('Email resent', 'Contact message, to the team');
  for (const sent of [id, late, open]) database.change(`mail/${sent}`, { state: 'sent' });
  await expect.element(unsent).not.toBeInTheDocument();
});
