import { WizardPage } from '../../tests/support/wizard-page.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { Thumb } from './thumb.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Most taps and screens on the way to a booked meeting. */
const LIMITS = { taps: 12, screens: 4 } as const;

/** A visitor's action, by name. */
export type Press = readonly [name: string, act: (wizard: WizardPage, thumb: Thumb) => Promise<unknown>];

/**
 * The shortest way to a booked meeting: show, size, design, one extra, time and the three required fields. The first field
 * is tapped, the others come by the keyboard's 'next' key, which is no tap.
 */
export const PRESSES: readonly Press[] = [
  ['opening the shows', ({ show }, thumb) => thumb.tap(show)],
  [
    'choosing a show',
    ({ showOptions }, thumb) => thumb.tap(showOptions.filter({ hasText: 'Las Vegas, NV · January' })),
  ],
  ['to the sizes', (wizard, thumb) => thumb.tap(wizard.primary('Get Started'))],
  ['a size', (wizard, thumb) => thumb.tap(wizard.size("10' × 10'"))],
  ['a design', (wizard, thumb) => thumb.tap(wizard.design('Launch'))],
  ['to the extras', (wizard, thumb) => thumb.tap(wizard.primary('Choose Extras'))],
  ['an extra', (wizard, thumb) => thumb.tap(wizard.more(wizard.extra('Bar stools')))],
  ['to the quote', (wizard, thumb) => thumb.tap(wizard.primary('Review Quote'))],
  ['to the meeting', (wizard, thumb) => thumb.tap(wizard.primary('Pick a Time & Book Kickoff'))],
  ['a time', chooseTime],
  ['the contact fields', fillIn],
  ['booking', ({ meeting }, thumb) => thumb.tap(meeting.confirm).then(() => meeting.confirmation.waitFor())],
];

/** Walks to a booked meeting on a phone and prints the effort as a table. Returns true if it is within its limits. */
export async function reportVisitorPath(baseURL: string): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', baseURL });
    const wizard = new WizardPage(await context.newPage());
    await wizard.open();
    await wizard.page.waitForLoadState();
    const thumb = new Thumb(wizard.page);
    for (const [, act] of PRESSES) await act(wizard, thumb);
    const { taps, scrolledPx } = thumb.work;
    const screens = scrolledPx / PHONE.viewport.height;
    console.log('\n| The way to a booked meeting, on a phone | | at most |\n|---|---:|---:|');
    console.log(`| Taps | ${taps} | ${LIMITS.taps} |`);
    console.log(`| Screens scrolled by hand | ${screens.toFixed(1)} | ${LIMITS.screens} |`);
    return taps <= LIMITS.taps && screens <= LIMITS.screens;
  } finally {
    await browser.close();
  }
}

/** Takes one of the next free times if the page offers them, else a date and a time. */
async function chooseTime({ meeting, root }: WizardPage, thumb: Thumb): Promise<void> {
  await meeting.enabledDays.first().waitFor();
  const next = root.getByRole('list', { name: 'Next available' }).getByRole('button').first();
  if (await next.isVisible()) return thumb.tap(next);
  await thumb.tap(root.getByRole('button', { name: /, \d+ times? available$/ }).last());
  await thumb.tap(root.getByRole('button', { name: /^\d+:\d\d [AP]M$/, disabled: false }).first());
}

async function fillIn({ meeting, page }: WizardPage, thumb: Thumb): Promise<void> {
  await thumb.tap(meeting.contact('Name'));
  await page.keyboard.type('Bea Bench');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bench & Co');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`path-${Date.now()}@visitor.example`);
}
