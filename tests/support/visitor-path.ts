import type { Locator } from '@playwright/test';
import type { WizardPage } from './wizard-page.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** Taps on a step's button within this time count as a double tap and are ignored. */
const TAPS_APART_MS = 600;

/** A visitor's action, by name. */
export type Press = readonly [name: string, act: (wizard: WizardPage) => Promise<void>];

/** The shortest path to the quote: show, size, design and one extra, without a preview. */
export const TO_THE_QUOTE: readonly Press[] = [
  ['opening the shows', ({ show }) => tap(show)],
  ['choosing a show', ({ showOptions }) => tap(showOptions.filter({ hasText: 'Las Vegas, NV · January' }))],
  ['to the sizes', (wizard) => tap(wizard.primary('Get Started'))],
  ['a size', (wizard) => tap(wizard.size("10' × 10'"))],
  ['a design', (wizard) => tap(wizard.design('Launch'))],
  ['to the extras', (wizard) => tap(wizard.primary('Choose Extras'))],
  ['an extra', (wizard) => tap(wizard.more(wizard.extra('Bar stools')))],
  ['to the quote', (wizard) => tap(wizard.primary('Review Quote'))],
];

export const TO_THE_MEETING: Press = [
  'to the meeting',
  (wizard) => tap(wizard.primary('Pick a Time & Book Kickoff')),
];

/** From the meeting step to a booked meeting. */
export const TO_BOOKED: readonly Press[] = [
  ['a time', chooseTime],
  ['the contact fields', fillIn],
  ['booking', ({ meeting }) => tap(meeting.confirm).then(() => meeting.confirmation.waitFor())],
];

async function tap(target: Locator): Promise<void> {
  await target.page().waitForTimeout(TAPS_APART_MS);
  await target.tap();
}

/** Chooses one of the next free times if offered, else a date and a time. */
async function chooseTime({ meeting, root }: WizardPage): Promise<void> {
  await meeting.enabledDays.first().waitFor();
  const next = root.getByRole('list', { name: 'Next available' }).getByRole('button').first();
  if (await next.isVisible()) return tap(next);
  await tap(root.getByRole('button', { name: /, \d+ times? available$/ }).last());
  await tap(root.getByRole('button', { name: /^\d+:\d\d [AP]M$/, disabled: false }).first());
}

/** Fills in the three required fields, using the keyboard's 'next' key. */
async function fillIn({ meeting, page }: WizardPage): Promise<void> {
  await tap(meeting.contact('Name'));
  await page.keyboard.type('Bea Bench');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bench & Co');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`path-${Date.now()}@visitor.example`);
}
