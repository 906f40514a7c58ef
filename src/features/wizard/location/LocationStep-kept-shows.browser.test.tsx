import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const [CES] = DEMO_CONTENT.shows;
if (!CES) throw new Error('The demo content has no show');

/** Shows in Reno: in five weeks (`TODAY` in booking-api.ts), over, and in three weeks. */
const RENO = { ...CES, city: 'Reno', venue: 'Reno-Sparks Convention Center', month: 'May' } as const;
const BOATS = { ...RENO, id: 'boats', name: 'Boat Expo', first_day: '2027-03-15', last_day: '2027-03-18' };
const OVER = { ...RENO, id: 'skis', name: 'Ski Expo', first_day: '2027-01-30', last_day: '2027-02-02' };
const SOON = { ...RENO, id: 'rvs', name: 'RV Expo', first_day: '2027-02-28', last_day: '2027-03-02' };

beforeEach(() => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, shows: [{ ...CES, name: 'CES 2028' }, BOATS, OVER, SOON] } });
});

/** Opens the page as built with the default shows, and waits for the current ones. */
async function openWithToday(): Promise<void> {
  await wizard.open();
  await wizard.show.fill('boat');
  await expect.element(wizard.showOptions.filter({ hasText: 'Boat Expo' })).toBeVisible();
}

test("a show added since the build is offered with the month of its dates, and says when it is; its city's state is known", async () => {
  await openWithToday();
  await expect.element(wizard.showOptions).toHaveTextContent('Boat ExpoReno, NV · March');
  await wizard.chooseShow('Boat Expo');
  await expect.element(wizard.city).toHaveValue('Reno, NV');
  await expect
    .element(wizard.locationResult)
    .toMatchTextContent('Reno-Sparks Convention CenterMarch 15-18, 2027 (in 35 days)');
});

test('a show that is over says so and is quoted for its next edition, with and without a stored draft', async () => {
  await openWithToday();
  await wizard.chooseShow('Ski Expo');
  for (const isStored of [false, true]) {
    if (isStored) {
      await wizard.revisit();
      await wizard.back.click();
    }
    await expect
      .element(wizard.locationResult)
      .toMatchTextContent(
        "Ski Expo is over (January 30 - February 2, 2027). Your quote is for the next edition: go on, and we'll confirm its dates with you.",
      );
    await expect.element(wizard.locationResult).not.toMatchTextContent(/in -?\d+ days|Rush/);
  }
  await wizard.next('Get Started');
  await expect.element(wizard.step(1)).toMatchTextContent(/finished/);
});

test('a show within the lead time is a rush, in the first step and in the review; step 5 says why the phone number helps', async () => {
  const text = 'Rush: we confirm by phone whether we can still build this';
  const show = { id: 'rvs', name: 'RV Expo' };
  await wizard.openWithDraft(draftAt('review', { city: { city: 'Reno', state: 'NV' }, show }));
  await expect.element(wizard.root).toMatchTextContent(text);
  await expectAccessible();
  await wizard.next('Pick a Time & Book Kickoff');
  const phone = meeting.contact('Phone');
  await expect.element(phone).toHaveAccessibleDescription(/^Your show opens soon: we confirm by phone/);
  await expect.element(phone).not.toHaveAttribute('aria-required', 'true');
  for (let step = 5; step > 1; step--) await wizard.back.click();
  await expect.element(wizard.locationResult).toMatchTextContent('(in 20 days)');
  await expect.element(wizard.locationResult).toMatchTextContent(text);
  await wizard.chooseShow('Boat Expo');
  await expect.element(wizard.locationResult).not.toMatchTextContent('Rush');
});
