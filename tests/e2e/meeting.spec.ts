import { DateTime } from 'luxon';
import { bookingsOf, startOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const AT_MEETING = draftAt('meeting');

test('the time zone is the browser’s, and is searched by city, country and zone name', async ({ wizard }) => {
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await expect(wizard.meeting.timeZone).toHaveValue(/New York.*, United States \(GMT-[45]\)/);
  await wizard.meeting.timeZone.fill('osaka');
  await expect(wizard.meeting.zoneOptions).toHaveText([/Tokyo, Japan \(GMT\+9\)/]);
  await wizard.meeting.timeZone.fill('Iceland');
  await expect(wizard.meeting.zoneOptions.filter({ hasText: /Reykjav.k, Iceland \(GMT\)/ })).toHaveCount(1);
  await wizard.meeting.timeZone.fill('Asia/Kath');
  await expect(wizard.meeting.zoneOptions).toHaveText([/Kathmandu.*, Nepal \(GMT\+5:45\)/]);
  await wizard.meeting.timeZone.fill('a');
  await expect(wizard.meeting.zoneOptions).toHaveCount(10);
  await wizard.meeting.timeZone.fill('Atlantis');
  await expect(wizard.meeting.zoneOptions).toHaveCount(0);
  await expect(wizard.root).toContainText('No timezone found.');
});

test('a time without a date asks for the date first', async ({ wizard, page, offer }) => {
  await offer('10:00 AM');
  await wizard.openWithDraft(AT_MEETING);
  await expect(wizard.root).toContainText('Please select a date first to see available time slots.');
  await wizard.meeting.slot('10:00 AM').click();
  const dialog = page.getByRole('alertdialog', { name: 'Please Select a Date First' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  expect(await wizard.storedDraft()).toMatchObject({ meeting: { slot: null } });
});

test('only dates with availability can be chosen', async ({ wizard, page }) => {
  const days = ['2027-02-09', '2027-02-11'];
  await page.route('**/api/availability', (route) =>
    route.fulfill({
      json: {
        availability: days.map((date) => ({
          id: `demo_${date}`,
          date,
          slots: [
            { time: '10:00 AM', starts_at: `${date}T15:00:00.000Z`, status: 'available' },
            { time: '11:00 AM', starts_at: `${date}T16:00:00.000Z`, status: 'booked' },
          ],
        })),
      },
    }),
  );
  await page.clock.setFixedTime('2027-02-08T12:00:00Z');
  await wizard.openWithDraft(AT_MEETING);
  await expect(wizard.meeting.enabledDays).toHaveCount(2);
  await expect(wizard.meeting.day('2027-02-09')).toBeEnabled();
  await expect(wizard.meeting.day('2027-02-10')).toBeDisabled();
  await expect(wizard.meeting.day('2027-02-08')).toBeDisabled();
  await wizard.meeting.chooseDay('2027-02-11');
  await expect(wizard.meeting.slot('10:00 AM')).toBeEnabled();
  await expect(wizard.meeting.slot('11:00 AM Booked')).toBeDisabled();
});

test('a date whose times are all booked says so', async ({ wizard, page }) => {
  await page.clock.setFixedTime('2027-02-08T12:00:00Z');
  const slots = [{ time: '10:00 AM', starts_at: '2027-02-09T15:00:00.000Z', status: 'booked' }];
  await page.route('**/api/availability', (route) =>
    route.fulfill({ json: { availability: [{ id: 'demo', date: '2027-02-09', slots }] } }),
  );
  await wizard.openWithDraft(AT_MEETING);
  await wizard.meeting.chooseDay('2027-02-09');
  await expect(wizard.root).toContainText('No available time slots for this date.');
});

test('nothing is sent before date, time and contact details are there', async ({
  wizard,
  page,
  offer,
  visitor,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const day = await offer('10:00 AM');
  await wizard.openWithDraft(AT_MEETING);
  await expect(wizard.meeting.confirm).toBeDisabled();
  await wizard.meeting.pressConfirm();
  await wizard.acknowledge('Please select a meeting date and time.');

  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.pressConfirm();
  await wizard.expectToast(
    'Missing contact information',
    'Please fill in all required contact details (Name, Company, Email).',
  );
  await expect(wizard.meeting.contact('Name')).toBeFocused();
  await expect(wizard.meeting.contact('Name')).toHaveAccessibleDescription('Name is required');
  await expect(wizard.meeting.contact('Company')).toHaveAccessibleDescription('Company is required');

  await wizard.meeting.fillContact({ ...visitor, email: 'vera@nowhere', website: 'not a site' });
  await expect(wizard.meeting.confirm).toBeEnabled();
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.contact('Work email')).toHaveAccessibleDescription('Invalid email address');
  await expect(wizard.meeting.contact('Website')).toHaveAccessibleDescription(
    'Enter a web address such as example.com',
  );
  await expect(wizard.meeting.contact('Work email')).toBeFocused();
  await expect(wizard.meeting.contact('Name')).toHaveValue(visitor.name);
  expect(sent).toEqual([]);
});

test('earlier steps that are missing are told', async ({ wizard, offer, visitor }) => {
  const day = await offer('10:00 AM');
  await wizard.openWithDraft({ ...AT_MEETING, boothSize: null, selectedDesign: null });
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.fillContact(visitor);
  await wizard.meeting.confirm.click();
  await wizard.expectToast('Missing information', 'Please complete all previous steps before submitting.');
});

test('another zone shows the same slot under its own day', async ({ wizard, offer }) => {
  const day = await offer('9:00 PM');
  await wizard.openWithDraft(AT_MEETING);
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('9:00 PM').click();
  await wizard.meeting.chooseTimeZone('Tokyo');
  const there = startOf(day, '9:00 PM').setZone('Asia/Tokyo');
  await expect(wizard.meeting.day(there.toFormat('yyyy-MM-dd'))).toHaveAttribute('aria-pressed', 'true');
  await expect(wizard.meeting.slot(there.toFormat('h:mm a'))).toHaveAttribute('aria-pressed', 'true');
  await expect(wizard.section('Your meeting')).toContainText(there.toFormat('cccc, LLLL d, yyyy'));
});

for (const [place, timezoneId, time] of [
  ['Tokyo', 'Asia/Tokyo', '3:00 PM'],
  ['Los Angeles', 'America/Los_Angeles', '2:00 AM'],
] as const) {
  test(`a visitor in ${place} books the slot on the local day, stored in New York time`, async ({
    anotherVisitor,
    offer,
    visitor,
  }) => {
    const day = await offer(time);
    const start = startOf(day, time);
    const there = start.setZone(timezoneId);
    expect(there.toFormat('yyyy-MM-dd')).not.toBe(day.date);

    const wizard = await anotherVisitor({ timezoneId });
    await wizard.openWithDraft(draftAt('review'));
    await wizard.next('Pick a Time & Book Kickoff');
    await wizard.meeting.chooseDay(there.toFormat('yyyy-MM-dd'));
    await wizard.meeting.slot(there.toFormat('h:mm a')).click();
    await wizard.meeting.fillContact(visitor);
    await wizard.meeting.confirm.click();
    await expect(wizard.meeting.confirmation).toContainText(there.toFormat('cccc, LLLL d, yyyy'));
    await expect(wizard.meeting.confirmation).toContainText(there.toFormat('h:mm a'));
    await expect(wizard.meeting.confirmation).toContainText(timezoneId);

    const [booking] = await bookingsOf(visitor.email);
    expect(booking).toMatchObject({ date: day.date, time, time_zone: timezoneId });
    expect(DateTime.fromJSDate(booking?.['starts_at'].toDate()).toMillis()).toBe(start.toMillis());
    const mail = await oneMailTo(visitor.email);
    expect(mail.text).toContain(there.toFormat('cccc, LLLL d, yyyy'));
    expect(mail.text).toContain(`${time} (America/New_York`);
  });
}
