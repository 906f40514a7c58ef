import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { focus, textsOf } from '../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
});

test('going forward and back keeps the choices, marks finished steps, and moves the focus to the announced heading', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect.element(wizard.step(3)).toHaveAttribute('aria-current', 'step');
  const progress = wizard.root.getByRole('progressbar', { name: 'Quote progress' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '3');
  await wizard.next('Review Quote');
  await expect.element(progress).toHaveAttribute('aria-valuenow', '4');
  await expect.element(wizard.step(3)).toMatchTextContent(/finished|done|complete/i);
  await expect.element(wizard.heading('Review your booth quote')).toHaveFocus();
  const announcements = wizard.root.getByRole('status');
  await expect.poll(() => textsOf(announcements)).toContainEqual(expect.stringContaining('Review'));
  await wizard.back.click();
  await expect.element(wizard.heading('Choose your extras & features')).toHaveFocus();
  await expect.poll(() => textsOf(announcements)).toContainEqual(expect.stringMatching(/extras/i));
  await wizard.back.click();
  await expect.element(wizard.boothSelection).toMatchTextContent('Launch');
});

test('a step that was passed but is not complete has no check mark, and gets it once it is', async () => {
  await wizard.open();
  await wizard.next('Get Started');
  await wizard.next('Choose Extras');
  await expect.element(wizard.step(1)).toMatchTextContent(/^1City & Show.*missing/);
  await expect.element(wizard.step(2)).toMatchTextContent(/^2Booth Size.*missing/);
  expect(wizard.step(1).element().querySelector('svg')).toBeNull();
  await expectAccessible();
  await wizard.step(2).getByRole('button').click();
  await wizard.size("10' × 10'").click();
  await wizard.next('Choose Extras');
  await expect.element(wizard.step(2)).toMatchTextContent(/finished/);
  await expect.element(wizard.step(1)).toMatchTextContent(/missing/);
});

test('the details of the price close on Escape, on another step, and when a field takes the focus', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('review'));
  const bar = wizard.root.getByRole('complementary', { name: 'Live price summary' });
  const details = bar.getByText('Base booth package');
  async function open(label: string): Promise<void> {
    await bar.getByText(label).first().click();
    await expect.element(details).toBeVisible();
  }
  await open('Estimated total');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toBeVisible();
  await open('Estimated total');
  // Not by mouse, which would move the focus
  (wizard.primary('Pick a Time & Book Kickoff').element() as HTMLElement).click();
  await expect.element(details).not.toBeVisible();
  await open('Kickoff meeting');
  await focus(meeting.contact('Name'));
  await expect.element(details).not.toBeVisible();
});

test('continuing and starting over scroll the wizard to the top', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('extras'));
  for (const [press, heading] of [
    [wizard.primary('Review Quote'), 'Review your booth quote'],
    [wizard.root.getByRole('button', { name: 'Start Over' }), 'Where is your trade show?'],
  ] as const) {
    scrollTo(0, document.documentElement.scrollHeight);
    (press.element() as HTMLElement).click();
    await expect.element(wizard.heading(heading)).toBeInViewport({ ratio: 1 });
  }
});

test('a corrupt draft is logged and ignored', async () => {
  allowProblems(/draft/i);
  await wizard.openWithStoredText('{"city":');
  await expect.poll(problemsSoFar).toContainEqual(expect.stringMatching(/^error: .*draft/i));
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
  await wizard.chooseCity('Denver');
  expect(wizard.storedDraft()).toMatchObject({ city: { city: 'Denver', state: 'CO' } });
});
