import { devices, type Locator, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { bookingsOf, claimOf, documentsWhere, type OfferedDay, startOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { invitationIn, oneMailTo, readInvitation } from '../support/mailbox.ts';
import { CONTACT_KEYS, CONTACT_LABELS, type Visitor } from '../support/visitor.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import type { MeetingPart } from '../support/wizard-page-meeting.ts';

const TIME = '2:00 PM';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // Playwright's Firefox has no mobile mode
  isMobile: ({ browserName }: { browserName: string }, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
  userAgent: devices['Pixel 7'].userAgent,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A way to operate the wizard: pressing, typing and choosing a day. */
interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly chooseDay: (meeting: MeetingPart, date: string) => Promise<void>;
}

/** Operates the wizard with a finger on a touch screen. */
function touchHands(): Hands {
  return {
    press: (target) => target.tap(),
    type: async (field, text) => {
      await field.tap();
      await expect(field).toBeFocused();
      await field.pressSequentially(text);
    },
    chooseDay: (meeting, date) => meeting.chooseDay(date),
  };
}

/** Operates the wizard with the keyboard only: Tab to move, Space or Enter to press, arrow keys within the calendar. */
function keyboardHands(page: Page): Hands {
  async function press(target: Locator): Promise<void> {
    await tabTo(page, target);
    // Enter previews a design; Space checks a radio button
    const isRadio = await target.evaluate((element) => element.matches('input[type=radio]'));
    await page.keyboard.press(isRadio ? 'Space' : 'Enter');
  }
  return {
    press,
    type: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    chooseDay: async (meeting, date) => {
      await meeting.showMonthOf(date, press);
      await tabTo(page, meeting.enabledDays);
      for (let day = await focusedDay(page); day !== date; day = await focusedDay(page)) {
        const before = day;
        await page.keyboard.press(day < date ? 'ArrowRight' : 'ArrowLeft');
        await expect.poll(() => focusedDay(page)).not.toBe(before);
      }
      await page.keyboard.press('Enter');
      await expect(meeting.day(date)).toHaveAttribute('aria-pressed', 'true');
    },
  };
}

/** Presses Tab or Shift+Tab until one of `targets` has focus. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    const key = await targets.evaluateAll((elements) => {
      const focused = document.activeElement ?? document.body;
      const [first] = elements;
      if (!first || elements.includes(focused as HTMLElement)) return null;
      const isBehind = first.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${targets}`);
}

/** Returns the calendar's focused day, 'yyyy-MM-dd'. */
async function focusedDay(page: Page): Promise<string> {
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const day = DateTime.fromFormat(label.split(',').slice(0, 3).join(','), 'cccc, LLLL d, yyyy');
  if (!day.isValid) throw new Error(`No day has the focus, but: ${label}`);
  return day.toISODate();
}

/** Walks through the five steps as a visitor does, up to the confirmation. */
async function walk(wizard: WizardPage, hands: Hands, day: OfferedDay, visitor: Visitor): Promise<void> {
  const { press, type } = hands;
  const { page, meeting } = wizard;
  await page.goto('/');
  await press(page.locator('#hero').getByRole('link', { name: 'Get Instant Design & Quote' }));
  await wizard.isAlive();

  await type(wizard.city, 'vegas');
  await expect(wizard.cityOptions).toHaveText(['Las Vegas, NV']);
  await page.keyboard.press('Enter');
  await type(wizard.show, 'CES');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.locationResult).toContainText('Great! We have your location');
  await press(wizard.primary('Get Started'));

  await press(wizard.size("10' × 10'"));
  await press(wizard.previewButton('Launch'));
  await press(wizard.preview.getByRole('button', { name: 'Select This Design' }));
  await expect(wizard.boothSelection).toContainText('Launch');
  await press(wizard.primary('Choose Extras'));

  const stools = wizard.extra('Bar stools');
  await press(wizard.more(stools));
  await press(wizard.more(stools));
  await expect(wizard.extrasSelection).toContainText(/Total Extras:\s*\$190/);
  await press(wizard.primary('Review Quote'));
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
  // Earlier it would be the second tap of a double tap, which moves only one step
  await page.waitForTimeout(600);
  await press(wizard.primary('Pick a Time & Book Kickoff'));

  await hands.chooseDay(meeting, day.date);
  await press(meeting.slot(TIME));
  for (const key of CONTACT_KEYS) await type(meeting.contact(CONTACT_LABELS[key]), visitor[key]);
  await expect(wizard.section('Your meeting')).toContainText(visitor.name);
  await press(meeting.confirm);
}

/** Expects the screen after a booking. */
async function expectConfirmation(wizard: WizardPage, day: OfferedDay): Promise<void> {
  const start = startOf(day, TIME);
  const { confirmation } = wizard.meeting;
  await wizard.expectToast(
    'Meeting booked successfully',
    "We've saved your booking and will send a calendar invite.",
  );
  await expect(wizard.heading('Your meeting is booked')).toBeFocused();
  await expect(confirmation).toContainText(start.toFormat('cccc, LLLL d, yyyy'));
  await expect(confirmation).toContainText(`${TIME} Eastern time`);
  await expect(confirmation).toContainText('30-45 minutes');
  const utc = (minutes: number) => start.toUTC().plus({ minutes }).toFormat("yyyyMMdd'T'HHmmss'Z'");
  const google = wizard.root.getByRole('link', { name: /Google Calendar/ });
  await expect(google).toHaveAttribute('href', new RegExp(`dates=${utc(0)}%2F${utc(45)}`));
  const outlook = wizard.root.getByRole('link', { name: /Outlook/ });
  await expect(outlook).toHaveAttribute('href', /^https:\/\/outlook\.office\.com\//);
}

/** Downloads the calendar file that the confirmation offers. */
async function downloadedEntry(page: Page, wizard: WizardPage) {
  const download = page.waitForEvent('download');
  await wizard.root.getByRole('button', { name: 'Add to calendar' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return readInvitation(Buffer.concat(chunks).toString('utf8'));
}

/** Checks what is stored and mailed. Returns the id of the booking. */
async function expectStoredAndMailed(day: OfferedDay, visitor: Visitor): Promise<string> {
  const start = startOf(day, TIME);
  const bookings = await bookingsOf(visitor.email);
  expect(bookings).toHaveLength(1);
  const booking = bookings[0] ?? { id: '' };
  expect(booking).toMatchObject({
    date: day.date,
    time: TIME,
    user_name: visitor.name,
    user_phone: visitor.phone,
    company: visitor.company,
    website: visitor.website,
    availability_id: day.availabilityId,
    admin_id: 'browser-tests',
    time_zone: 'America/New_York',
    status: 'confirmed',
    sequence: 0,
  });
  expect(booking['starts_at'].toMillis()).toBe(start.toMillis());
  expect(booking['ends_at'].toMillis()).toBe(start.plus({ minutes: 45 }).toMillis());
  expect(await claimOf(day.date, TIME)).toMatchObject({ booking_id: booking.id });
  const [quote] = await documentsWhere('quote_submissions', '__name__', booking['quote_submission_id']);
  expect(quote).toMatchObject({
    show_name: 'CES',
    city: 'Las Vegas',
    state: 'NV',
    booth_size: '10x10',
    selected_render_title: 'Launch',
    extras: [{ name: 'Bar stools', quantity: 2 }],
  });

  const mail = await oneMailTo(visitor.email);
  for (const text of ['CES', 'Launch', '$8,690', booking['reference']]) expect(mail.text).toContain(text);
  const invitation = await invitationIn(mail);
  expect(invitation.method).toBe('REQUEST');
  expect(invitation.uid).toContain(booking.id);
  expect(invitation.startsAt.getTime()).toBe(start.toMillis());
  expect(invitation.endsAt.getTime()).toBe(start.plus({ minutes: 45 }).toMillis());
  expect(invitation.attendees.join()).toContain(visitor.email);
  const lead = await oneMailTo('team@booth.example', booking['reference']);
  expect(lead.text).toContain(visitor.company);
  expect(lead.text).toContain(visitor.phone);
  return booking.id;
}

/** Expects what the privacy page says: no cookie of any kind, and the booking deletes the draft. */
async function expectNothingLeft(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ cookie: document.cookie, stored: { ...localStorage } }))).toEqual({
    cookie: '',
    stored: {},
  });
}

for (const { name, device, handsOf, tag } of [
  { name: 'on a phone, by touch', device: PHONE, handsOf: touchHands, tag: '@smoke' },
  { name: 'on a desktop, by keyboard alone', device: DESKTOP, handsOf: keyboardHands },
]) {
  test.describe(() => {
    test.use(device);

    test(`from landing to a booked meeting, ${name}`, { tag: tag ?? [] }, async ({
      wizard,
      page,
      offer,
      visitor,
      anotherVisitor,
    }) => {
      const day = await offer('10:00 AM', TIME);
      await walk(wizard, handsOf(page), day, visitor);
      await expectConfirmation(wizard, day);
      const bookingId = await expectStoredAndMailed(day, visitor);
      const entry = await downloadedEntry(page, wizard);
      expect(entry.startsAt.getTime()).toBe(startOf(day, TIME).toMillis());
      expect(entry.uid).toBe((await invitationIn(await oneMailTo(visitor.email))).uid);
      expect(entry.uid).toContain(bookingId);
      await expectNothingLeft(page);

      const next = await anotherVisitor();
      await next.openWithDraft(draftAt('meeting'));
      await next.meeting.chooseDay(day.date);
      await expect(next.meeting.slot(`${TIME} Booked`)).toBeDisabled();
      await expect(next.meeting.slot('10:00 AM')).toBeEnabled();

      await page.evaluate(() => Object.assign(window, { isBooked: true }));
      await wizard.root.getByRole('button', { name: 'Get New Quote' }).click();
      await expect.poll(() => page.evaluate(() => 'isBooked' in window)).toBe(false);
      await wizard.isAlive();
      await expect(wizard.heading('Where is your trade show?')).toBeVisible();
      await expect(wizard.city).toHaveValue('');
      expect(await wizard.storedDraft()).toBeNull();
      await wizard.chooseCity('Denver');
      await page.reload();
      await wizard.isAlive();
      await expect(wizard.city).toHaveValue('Denver, CO');
    });
  });
}
