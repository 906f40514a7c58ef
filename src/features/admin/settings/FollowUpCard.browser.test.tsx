import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
  startPanel,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { FollowUpCard } from './FollowUpCard.tsx';

const PATH = 'follow_up_settings/quotes';
const THEIRS = { is_on: true, days: 5, subject: 'Your quote', text: 'Hello', admin_id: PARTNER.uid };

const reminder = card('Reminder About Quotes');
const isOn = reminder.getByRole('checkbox', { name: 'Send the reminder' });
const days = reminder.getByLabelText('Days after the quote');
const subject = reminder.getByLabelText('Subject');
const text = reminder.getByRole('textbox', { name: 'Text' });
const preview = reminder.getByRole('region', { name: 'Preview' });
const save = button('Save reminder', reminder);

beforeEach(startPanel);

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px it is off at first, with a text to start from, and switched on by a save`, async () => {
    await setViewport(viewport);
    await openCard(<FollowUpCard />);
    await expect.element(isOn).not.toBeChecked();
    await expect.element(preview).toMatchTextContent(/Your booth quote for CES.*Hi Vera,.*10' × 10'/s);
    await expectAccessible();
    await isOn.click();
    await days.fill('7');
    await save.click();
    await expectToast('Reminder saved');
    expect(database.read(PATH)).toMatchObject({ is_on: true, days: 7, admin_id: ADMIN.uid });
  });
}

test('the preview and the count follow what is typed', async () => {
  await openCard(<FollowUpCard />);
  await text.fill('Hi {name}!\nStill going to {show}?');
  await expect.element(preview).toMatchTextContent('Hi Vera!');
  await expect.element(preview).toMatchTextContent('Still going to CES?');
  await expect.element(text).toHaveAccessibleDescription(/ 33 of 1500 characters\./);
});

test.each([
  [days, '0', 'Enter a whole number from 1 to 30'],
  [days, '', 'Enter a whole number from 1 to 30'],
  [subject, ' ', 'Enter a subject'],
  [subject, 'x'.repeat(101), '100 characters'],
  [subject, 'For {shwo}', 'Use {name}, {show} or {size} in braces'],
  [text, 'Hello {name}}', 'Use {name}, {show} or {size} in braces'],
] as const)('%s "%s" is refused next to the field', async (field, typed, problem) => {
  await openCard(<FollowUpCard />);
  await field.fill(typed);
  await save.click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(problem.replaceAll(/[{}]/g, '\\$&')));
  expect(database.read(PATH)).toBeUndefined();
});

test('what the other administrator saves meanwhile is shown, not overwritten unseen', async () => {
  database.store(PATH, THEIRS);
  await openCard(<FollowUpCard />);
  await subject.fill('Mine');
  database.change(PATH, { days: 9, subject: 'Theirs' });
  await save.click();
  await expect.element(reminder.getByRole('alert')).toMatchTextContent('On, after 9 days. Theirs: Hello');
  await save.click();
  await expectToast('Reminder saved');
  expect(database.read(PATH)).toMatchObject({ ...THEIRS, subject: 'Mine' });
});
