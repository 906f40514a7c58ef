import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  AVAILABILITY,
  bookingApi,
  FIRST_DAY,
  offeredDay,
  SECOND_DAY,
  TODAY,
} from '../../../../tests/browser/booking-api.ts';
import { meeting, VISITOR } from '../../../../tests/browser/meeting.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const AT_MEETING = draftAt('meeting');

async function openInZone(timeZone: string): Promise<void> {
  await wizard.openWithDraft({ ...AT_MEETING, meeting: { timeZone, day: null, slot: null } });
}

test('the time zone is the browser’s, and is searched by city, country and zone name', async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await expect
    .element(meeting.timeZone)
    .toHaveValue(expect.stringMatching(/New York.*, United States \(GMT-5\)/));
  await meeting.searchZone('osaka');
  await expectTexts(meeting.zoneOptions, [/Tokyo, Japan \(GMT\+9\)/]);
  await meeting.searchZone('Iceland');
  const iceland = meeting.zoneOptions.filter({ hasText: /Reykjav.k, Iceland \(GMT\)/ });
  await expect.element(iceland).toHaveLength(1);
  await meeting.searchZone('Asia/Kath');
  await expectTexts(meeting.zoneOptions, [/Kathmandu.*, Nepal \(GMT\+5:45\)/]);
  await meeting.searchZone('a');
  await expect.element(meeting.zoneOptions).toHaveLength(10);
  await meeting.searchZone('Atlantis');
  await expect.element(meeting.zoneOptions).toHaveLength(0);
  await expect.element(wizard.root).toMatchTextContent('No timezone found.');
});

test('a time without a date asks for the date first', async () => {
  bookingApi();
  await wizard.openWithDraft(AT_MEETING);
  await expect
    .element(wizard.root)
    .toMatchTextContent('Please select a date first to see available time slots.');
  await meeting.slot('10:00 AM').click();
  const dialog = page.getByRole('alertdialog', { name: 'Please Select a Date First' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(wizard.storedDraft()).toMatchObject({ meeting: { slot: null } });
});

test('only dates with availability can be chosen; their times stand in two columns', async () => {
  bookingApi();
  await wizard.openWithDraft(AT_MEETING);
  await expect.element(meeting.enabledDays).toHaveLength(2);
  await expect.element(meeting.day(FIRST_DAY)).toBeEnabled();
  await expect.element(meeting.day('2027-02-10')).toBeDisabled();
  await expect.element(meeting.day(TODAY)).toBeDisabled();
  await meeting.chooseDay(SECOND_DAY);
  await expect.element(meeting.slot('10:00 AM')).toBeEnabled();
  await expect.element(meeting.slot('11:00 AM Booked')).toBeDisabled();
  await meeting.chooseDay(FIRST_DAY);
  const [nine = 0, ten, two] = ['9:00 AM', '10:00 AM', '2:00 PM'].map(
    (label) => meeting.slot(label).element().getBoundingClientRect().left,
  );
  expect(ten).toBeGreaterThan(nine);
  expect(two).toBe(nine);
});

test('a date whose times are all booked says so', async () => {
  bookingApi({ [AVAILABILITY]: { availability: [offeredDay(FIRST_DAY, '10:00 AM booked')] } });
  await wizard.openWithDraft(AT_MEETING);
  await meeting.chooseDay(FIRST_DAY);
  await expect.element(wizard.root).toMatchTextContent('No available time slots for this date.');
});

test('nothing is sent before date, time and contact details are complete', async () => {
  const api = bookingApi();
  await wizard.openWithDraft(AT_MEETING);
  await meeting.pressConfirm();
  await wizard.acknowledge('Please select a meeting date and time.');

  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('10:00 AM').click();
  await meeting.pressConfirm();
  await expect
    .element(toastOf('Missing contact information'))
    .toMatchTextContent('Please fill in all required contact details (Name, Company, Email).');
  await expect.element(meeting.contact('Name')).toHaveFocus();
  await expect.element(meeting.contact('Name')).toHaveAccessibleDescription('Name is required');
  await expect.element(meeting.contact('Company')).toHaveAccessibleDescription('Company is required');

  await meeting.fillContact({ 'Work email': 'vera@nowhere', Website: 'not a site' });
  await expect.element(meeting.confirm).toBeEnabled();
  await meeting.confirm.click();
  await expect.element(meeting.contact('Work email')).toHaveAccessibleDescription('Invalid email address');
  await expect.element(meeting.contact('Work email')).toHaveFocus();
  await expect.element(meeting.contact('Name')).toHaveValue(VISITOR.Name);
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('incomplete earlier steps are reported', async () => {
  bookingApi();
  await wizard.openWithDraft({ ...AT_MEETING, boothSize: null, selectedDesign: null });
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('10:00 AM').click();
  await meeting.fillContact();
  await meeting.confirm.click();
  await expect
    .element(toastOf('Missing information'))
    .toMatchTextContent('Please complete all previous steps before submitting.');
  await expect.element(meeting.notice).not.toMatchTextContent('Missing information');
  await meeting.notice.getByRole('button', { name: 'Go to Booth Size' }).click();
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
});

test('a slot booked while the visitor was away is reported on return', async () => {
  const api = bookingApi();
  await meeting.fillIn();
  api.answer(AVAILABILITY, {
    availability: [offeredDay(FIRST_DAY, '9:00 AM', '10:00 AM booked', '2:00 PM')],
  });
  await wizard.reload();
  await expect.element(meeting.slot('10:00 AM Booked')).toBeDisabled();
  await expect.element(meeting.notice).toMatchTextContent('Someone just booked this time.');
  await meeting.alternative(FIRST_DAY, '9:00 AM').click();
  await expect.element(meeting.slot('9:00 AM')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(meeting.contact('Name')).toHaveValue(VISITOR.Name);
});

test('one press on a next available time sets date and time', async () => {
  bookingApi();
  await wizard.openWithDraft(AT_MEETING);
  const next = wizard.root.getByRole('list', { name: 'Next available' }).getByRole('button');
  await expectTexts(next, [
    'Tue, Feb 9, 9:00 AM',
    'Tue, Feb 9, 10:00 AM',
    'Tue, Feb 9, 2:00 PM',
    'Thu, Feb 11, 10:00 AM',
  ]);
  await next.nth(3).click();
  await expect.element(meeting.day(SECOND_DAY)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(meeting.slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(next.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(wizard.heading('Your contact details')).toHaveFocus();
});

test('times are shown with the common name of their zone, New York’s in small print', async () => {
  bookingApi();
  await openInZone('America/Los_Angeles');
  await expect.element(wizard.root).toMatchTextContent('Times are shown in Pacific Time, Los Angeles');
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('6:00 AM').click();
  await expect
    .poll(() => wizard.sectionText('Your meeting'))
    .toContain('6:00 AM Pacific time9:00 AM Eastern time');
});

test('on a phone the field shows all of a long time zone', async () => {
  await setViewport(PHONE);
  bookingApi();
  await openInZone('Indian/Kerguelen');
  await expect.element(meeting.timeZone).toHaveValue(expect.stringMatching(/, .* \(GMT.*\)$/));
  const field = meeting.timeZone.element() as HTMLInputElement;
  const shown = wizard.root.getByText(field.value, { exact: true }).first();
  await expect.element(shown).toBeVisible();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = shown.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  field.focus();
  await expect.element(shown).not.toBeVisible();
});
