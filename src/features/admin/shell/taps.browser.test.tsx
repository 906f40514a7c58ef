/** Number of presses for daily tasks on a phone, counted from the panel's first screen. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { serveChanges, storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  add,
  availability,
  calendarDay,
  slot,
  startMeetings,
  storedSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  expectToast,
  openCard,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { AdminSections } from './AdminSections.tsx';

beforeEach(() => startMeetings());

const tab = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

/** Opens the panel on a phone and presses the controls in order. */
async function pressAll(...controls: readonly Locator[]): Promise<void> {
  await setViewport(PHONE);
  await openCard(<AdminSections admin={ADMIN} />);
  for (const control of controls) await control.click();
}

test('weekly hours are set in 3 presses', async () => {
  await pressAll(
    tab('Availability'),
    button('Set weekly hours'),
    button('Save weekly hours', dialog('Weekly hours')),
  );
  await expectToast('Weekly hours saved');
});

test('one date is opened in 4 presses', async () => {
  const date = '2027-01-11';
  await pressAll(tab('Availability'), calendarDay(date), slot('9:00 AM'), add);
  await expectToast('Availability added');
  expect(storedSlots(date)).toEqual(['9:00 AM']);
  await expect.element(availability).toBeVisible();
});

test('a customer is answered and marked in 3 presses', async () => {
  const sent = serveChanges(fakeApi({}), storeDeal({ name: 'Lea' }));
  const answer = card('Customers').getByRole('link', { name: 'Answer Lea' });
  let address = '';
  const withoutMailProgram = (event: MouseEvent) => {
    if (event.target !== answer.query()) return;
    event.preventDefault();
    address = answer.element().getAttribute('href') ?? '';
  };
  addEventListener('click', withoutMailProgram);
  onTestFinished(() => removeEventListener('click', withoutMailProgram));
  await pressAll(tab('Customers'), answer, button('Mark Lea as answered'));
  await expectToast('Acme: New → Answered');
  expect(address).toMatch(/^mailto:vera@acme\.example/);
  expect(sent()).toEqual([{ change: { state: 'answered' }, expected: {} }]);
});
