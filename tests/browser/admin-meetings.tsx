/** The panel's cards about meetings, at a time that the test sets; all dates are New York's. */

import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { slotId, slotInstant } from '../../src/domain/booking/slots.ts';
import { formatDay } from '../../src/domain/time/format-time.ts';
import { searchedInBooking, searchWords } from '../../src/domain/visitor/search-words.ts';
import { ADMIN, button, card, dialog, openPanel, startPanel } from './admin-panel.tsx';
import { type Answer, problem } from './fake-api.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';
import { Timestamp } from './firebase/timestamp.ts';

/** Wednesday, January 6, 2027, 10 AM in New York. */
export const NOW = new Date('2027-01-06T15:00:00Z');

export const availability = card('Manage Availability');
export const schedule = card('Current Schedule');
export const bookings = card('Recent Bookings');
export const allBookings = dialog('All bookings');
/** All labels of 'Select Time Slots'. */
export const slots = availability.getByRole('group', { name: 'Select Time Slots' }).getByRole('checkbox');
export const count = availability.getByText(/time slot\(s\) selected$/);
export const add = button('Add Availability', availability);

/** Starts an empty database at `now`; time only passes by `vi.advanceTimersByTime`. */
export function startMeetings(now = NOW): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  startPanel();
}

export function slot(label: string): Locator {
  return availability.getByRole('checkbox', { name: label, exact: true });
}

/** Locates a day of the calendar; its name ends with the number of offered slots. */
export function calendarDay(date: string): Locator {
  return availability.getByRole('button', { name: new RegExp(`^${formatDay(date)}`) });
}

/** Pages the calendar to a date and chooses it. */
export async function chooseDate(date: string): Promise<void> {
  const next = availability.getByRole('button', { name: /next month/i });
  for (let month = 0; month < 24 && calendarDay(date).elements().length === 0; month += 1) {
    await next.click();
  }
  await calendarDay(date).click();
  await expect.element(calendarDay(date)).toHaveAttribute('aria-pressed', 'true');
}

/** Stores the hours that the administrator offers on a date. */
export function storeSlots(date: string, ...labels: string[]): string {
  const path = `availability/${ADMIN.uid}_${date}`;
  database.store(path, { date, slots: labels, admin_id: ADMIN.uid });
  return path;
}

export function storedSlots(date: string): unknown {
  return database.read(`availability/${ADMIN.uid}_${date}`)?.['slots'];
}

/** Returns the fields of a meeting at a time. */
function meetingAt(date: string, time: string) {
  const startsAt = slotInstant(date, time);
  if (!startsAt) throw new Error('No such slot');
  const ends_at = Timestamp.fromMillis(startsAt.getTime() + 45 * 60_000);
  return { date, time, starts_at: Timestamp.fromDate(startsAt), ends_at };
}

/** Stores a booking with the administrator: Vera Visitor at 10 AM on January 16, unless changed. */
export function storeBooking(changes: Fields & { date?: string; time?: string } = {}): string {
  const { date = '2027-01-16', time = '10:00 AM' } = changes;
  const id = crypto.randomUUID();
  const searched = {
    user_name: 'Vera Visitor',
    user_email: 'vera@acme.example',
    user_phone: '',
    company: '',
    reference: 'BK-TEST01',
    ...changes,
  };
  database.store(`bookings/${id}`, {
    ...meetingAt(date, time),
    ...searched,
    search_words: searchWords(searchedInBooking(searched)),
    availability_id: `${ADMIN.uid}_${date}`,
    admin_id: ADMIN.uid,
    time_zone: 'America/New_York',
    status: 'confirmed',
    ...changes,
  });
  return id;
}

/** Moves a stored booking, as the server does; its claims stay. */
export function moveStored(id: string, { date, time }: { date: string; time: string }): void {
  database.change(`bookings/${id}`, meetingAt(date, time));
}

/** Stores an administrator's connected calendar, read a moment ago unless changed; returns its path. */
export function storeCalendar(
  events: readonly (readonly [date: string, from: string, until: string])[] = [],
  { id, ...changes }: Fields & { admin_id?: string; id?: string } = {},
): string {
  const moment = (date: string, label: string) =>
    Timestamp.fromDate(slotInstant(date, label) ?? new Date(''));
  const path = `calendars/${id ?? changes.admin_id ?? ADMIN.uid}`;
  database.store(path, {
    host: 'calendar.example.com',
    connected_at: Timestamp.now(),
    read_at: Timestamp.now(),
    busy: events.map(([date, from, until]) => ({ from: moment(date, from), until: moment(date, until) })),
    admin_id: ADMIN.uid,
    ...changes,
  });
  return path;
}

/** Returns the server's refusal of a calendar with reasons by field. */
export function calendarRefused(fields: Record<string, string>): Answer {
  const [error] = Object.values(fields);
  return () => problem(422, { code: 'calendar-unreadable', error, fields });
}

/** Returns a time before NOW. */
export function minutesAgo(minutes: number): Timestamp {
  return Timestamp.fromMillis(NOW.getTime() - minutes * 60_000);
}

/** Opens the panel and waits for its meetings. */
export async function openMeetings(): Promise<void> {
  await openPanel('availability', 'bookings');
  await expect.element(bookings).toBeVisible();
}

/** Opens the panel and its list of all bookings. */
export async function showAllBookings(): Promise<void> {
  await openMeetings();
  await button('Show all').click();
  await expect.element(allBookings.getByText('Loading bookings...')).not.toBeInTheDocument();
}

/** Locates a date of 'Current Schedule'. */
export function scheduledDay(date: string): Locator {
  const heading = page.getByRole('heading', { name: formatDay(date), level: 3, exact: true });
  return schedule.getByRole('listitem').filter({ has: heading });
}

/** Expects the slots of a scheduled date, each as one text. */
export async function expectScheduled(date: string, texts: readonly string[]): Promise<void> {
  const items = scheduledDay(date).getByRole('listitem');
  await expect.poll(() => items.elements().map((item) => item.textContent)).toEqual(texts);
}

/** Locates a booking by its displayed name or address. */
export function booking(name: string, within = bookings): Locator {
  const heading = page.getByRole('heading', { name, level: 3, exact: true });
  return within.getByRole('listitem').filter({ has: heading });
}

/** Opens a booking's details. In narrow windows, the rows of 'Recent Bookings' open in place first. */
export async function openBooking(name: string, within = bookings): Promise<Locator> {
  if (within === bookings && innerWidth < 1024) {
    await booking(name).getByRole('heading', { name, exact: true }).click();
    await button(`Open booking: ${name}`).click();
  } else await button(name, within).click();
  await expect.element(dialog(name)).toBeVisible();
  return dialog(name);
}

/** Expects bookings with these names, in this order. */
export async function expectBookers(names: readonly string[], within = bookings): Promise<void> {
  const headings = within.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map((heading) => heading.textContent)).toEqual(names);
}

/** Exports the list of all bookings; returns the file's name and lines. */
export async function exportBookings(): Promise<{ name: string; lines: string[] }> {
  const saved: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this);
  });
  await button('Export CSV', allBookings).click();
  await expect.poll(() => saved).toHaveLength(1);
  const [{ download = '', href = '' } = {}] = saved;
  return { name: download, lines: (await (await fetch(href)).text()).split('\r\n') };
}

/** Stores that a booking, by default one that the panel does not know, has taken an hour. */
export function storeClaim(date: string, time: string, booking_id = 'other', admin_id = ADMIN.uid): void {
  database.store(`slot_claims/${slotId(date, time)}`, { date, time, booking_id, admin_id });
}

/** Stores the administrator's rules for meetings: no buffers, unless changed. */
export function storeRules(changes: Fields): void {
  database.store(`meeting_rules/${ADMIN.uid}`, {
    buffer_before: 0,
    buffer_after: 0,
    meetings_a_day: 1,
    notice_hours: 4,
    horizon_days: 60,
    admin_id: ADMIN.uid,
    ...changes,
  });
}
