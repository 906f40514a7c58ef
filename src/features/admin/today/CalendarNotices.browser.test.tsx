import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  NOW,
  startMeetings,
  storeBooking,
  storeCalendar,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import { card, dialog, openPanel, PARTNER, press, tabTo } from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { textsOf } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const conflicts = card('Calendar Conflicts');
const unreadable = card('Your calendar cannot be read');
const DATE = '2027-01-16';
const CONFLICT = 'Your calendar is busy during this meeting.';
const openLink = conflicts.getByRole('link', { name: 'Open meeting: Vera Visitor', exact: true });

beforeEach(() => startMeetings());

const names = () => textsOf(conflicts.getByRole('heading', { level: 3 }));

test('an event that arrives during a meeting, however far ahead, is a conflict until it or the meeting goes', async () => {
  const date = '2027-02-20';
  const id = storeBooking({ date });
  for (let day = 10; day < 28; day += 1) storeBooking({ date: `2027-01-${day}`, user_name: 'Before' });
  storeCalendar();
  await openPanel('today');
  await expect.element(conflicts).not.toBeInTheDocument();
  storeCalendar([[date, '9:00 AM', '11:00 AM']]);
  await expect.poll(names).toEqual(['Vera Visitor']);
  await expect.element(conflicts).toMatchTextContent('They stay unless you move or cancel them.');
  expect(database.read(`bookings/${id}`)).toMatchObject({ status: 'confirmed' });
  storeCalendar([[date, '11:00 AM', '12:00 PM']]);
  await expect.element(conflicts).not.toBeInTheDocument();
  storeCalendar([[date, '10:00 AM', '11:00 AM']]);
  await expect.poll(names).toEqual(['Vera Visitor']);
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
  await expect.poll(names).toEqual(['Vera Visitor']);
  database.change(storeSlots(DATE, '10:00 AM'), { despite_busy: ['10:00 AM'] });
  await expect.element(conflicts).not.toBeInTheDocument();
});

test('by keyboard from the conflict to the meeting, which says it too and can be moved', async () => {
  storeBooking();
  storeCalendar([[DATE, '10:00 AM', '11:00 AM']]);
  await openPanel('today', 'bookings');
  await tabTo(openLink);
  await press('{Enter}');
  const opened = dialog('Vera Visitor');
  await expect.element(opened).toMatchTextContent(CONFLICT);
  await expect.element(opened.getByRole('button', { name: 'Move meeting: Vera Visitor' })).toBeVisible();
  await expectAccessible();
  storeCalendar();
  await expect.element(opened.getByText(CONFLICT)).not.toBeInTheDocument();
});

test('a calendar that cannot be read for two hours is a notice with the way to its settings', async () => {
  const failing_since = Timestamp.fromMillis(NOW.getTime() - 119 * 60_000);
  await setViewport(PHONE);
  storeBooking({ user_name: 'Maximiliane Featherstonehaugh-Cholmondeley' });
  const path = storeCalendar([[DATE, '10:00 AM', '1:00 PM']], {
    failing_since,
    failure: 'This is not a calendar.',
  });
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
  await expect.poll(names).toHaveLength(1);
  await expectAccessible();
  database.change(path, { failing_since: null, failure: '' });
  await expect.element(unreadable).not.toBeInTheDocument();
});
