/**
 * The whole site of the built company: its pages, a booking from the first step to the mail, and the panel. `--all`
 * takes these pictures of the specification's company and of the second one, side by side in
 * test-results/companies.
 */
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { company } from '#company/brand.ts';
import { sizes } from '#company/offer.ts';
import { cities, shows } from '#company/shows.ts';
import { texts } from '#company/texts.ts';
import { zone } from '#company/zone.ts';
import { smokeTest } from '../../scripts/deploy/smoke.ts';
import { bookAndCancel } from '../../scripts/deploy/smoke-booking.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { company as specified } from '../../src/company/brand.ts';
import { texts as specifiedTexts } from '../../src/company/texts.ts';
import { zone as specifiedZone } from '../../src/company/zone.ts';
import { quoteFragment } from '../../src/domain/quote/quote-link.ts';
import { accessibilityProblems } from '../support/accessibility.ts';
import { bookingsOf, startOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { invitationIn, mailsTo, oneMailTo } from '../support/mailbox.ts';
import { addStyle, removeStyles, sidewaysScroll } from '../support/page-checks.ts';
import { UNSTUCK } from '../support/page-states.ts';
import { showAllImages } from '../support/show-all-images.ts';

const { siteUrl } = testStackAddresses();

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const TIME = '2:00 PM';
/** A mail has no landmarks. */
const OF_MAILS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-name', 'image-alt'] };
const BOOTH = Object.keys(sizes).at(-1) as keyof typeof sizes;
const [SHOW] = shows;
if (!SHOW) throw new Error('This company has no show');
const SLUG = company.name.toLowerCase().replaceAll(' ', '-');

/** Words of the specification's company that no other company's visitor may read. */
const BORROWED =
  company.name === specified.name
    ? []
    : [
        ...[specified.name, specified.email, specified.phone, specified.postalAddress, specified.area],
        ...[specifiedTexts.hero.headline, specifiedTexts.quote.heading],
        ...specifiedTexts.hero.claims.map((claim) => claim.join(' ')),
        ...[`${specifiedZone.name} time`, `(${specifiedZone.place})`, specifiedZone.id],
      ];

function expectOwnWords(text: string, where: string): void {
  const plain = text.replaceAll(/\s+/g, ' ');
  const borrowed = BORROWED.filter((word) => plain.includes(word));
  expect.soft(borrowed, `borrowed words in ${where}`).toEqual([]);
}

/** Takes the page's picture at both sizes, and checks it there. */
async function look(page: Page, name: string, rules?: RunOnly): Promise<void> {
  expectOwnWords((await page.locator('body').textContent()) ?? '', name);
  const before = page.viewportSize();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.evaluate(showAllImages);
    await page.evaluate(addStyle, UNSTUCK);
    const at = `${name} at ${viewport.width} px`;
    const path = `test-results/companies/${name}-${viewport.width}-${SLUG}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    await page.evaluate(removeStyles);
    expect.soft(await accessibilityProblems(page, { rules }), `axe's findings in ${at}`).toEqual([]);
    expect.soft(await page.evaluate(sidewaysScroll), at).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

test('the site is up, and a test booking is mailed and canceled', async ({ offer }) => {
  await offer('9:00 AM');
  const mailbox = `owner-${Date.now()}@acme.example`;
  expect(await smokeTest(siteUrl)).toEqual([]);
  const { problems } = await bookAndCancel(siteUrl, mailbox, async (reference) => {
    const mail = await oneMailTo(mailbox, reference);
    expectOwnWords(mail.html, 'the mail of the test booking');
    return true;
  });
  expect(problems).toEqual([]);
});

for (const [name, path] of [
  ['home', '/'],
  ['faq', '/faq'],
  ['size', `/booths/${BOOTH}`],
  ['show', `/shows/${SHOW.id}`],
  ['city', `/cities/${cities[0]?.city.toLowerCase().replaceAll(' ', '-')}`],
  ['privacy', '/privacy'],
  ['accessibility', '/accessibility'],
  ['not-found', '/no-such-page'],
] as const) {
  test(name, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expectOwnWords(await page.content(), `the source of ${path}`);
    if (await page.locator('html[data-no-projects]').count())
      await expect(page.locator('a[href$="#reference-projects"]:visible')).toHaveCount(0);
    // The second company starts without designs, and its hero shows no booth
    if (name === 'home')
      await expect(page.getByText('See your logo on')).toHaveCount(texts.hero.booth ? 1 : 0);
    await look(page, name);
  });
}

test('a quote that was passed on', async ({ page }) => {
  const { id, name, city, state } = SHOW;
  const quote = { city: { city, state }, show: { id, name }, boothSize: BOOTH, designId: null, extras: [] };
  await page.goto(`/quote#${quoteFragment(quote)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sizes[BOOTH].label);
  await look(page, 'quote');
});

test('from the first step to the mail and the panel', async ({ wizard, offer, visitor, panel, browser }) => {
  const { page } = wizard;
  const day = await offer('10:00 AM', TIME);
  await wizard.open();
  await wizard.chooseCity(SHOW.city);
  await wizard.chooseShow(SHOW.name);
  await look(page, 'wizard-1');
  await wizard.next('Get Started');
  await wizard.size(sizes[BOOTH].label).click();
  for (const [index, next] of ['Choose Extras', 'Review Quote', 'Pick a Time & Book Kickoff'].entries()) {
    await look(page, `wizard-${index + 2}`);
    await wizard.next(next);
  }
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot(TIME).click();
  await wizard.meeting.fillContact(visitor);
  await look(page, 'wizard-5');
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toContainText(`${TIME} ${zone.name}`);
  // It covers a part of the page
  const toast = page.getByText('Meeting booked successfully', { exact: true });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await look(page, 'confirmation');

  const [booking] = await bookingsOf(visitor.email);
  expect(booking?.['starts_at'].toMillis()).toBe(startOf(day, TIME).toMillis());
  for (const [name, mail] of [
    ['mail', await oneMailTo(visitor.email)],
    ['mail-to-the-team', await oneMailTo('team@booth.example', booking?.['reference'])],
  ] as const) {
    expectOwnWords(`${mail.subject} ${JSON.stringify(mail.headers)} ${mail.text}`, name);
    const client = await browser.newPage();
    await client.setContent(mail.html);
    await look(client, name, OF_MAILS);
    await client.close();
  }
  expect((await invitationIn(await oneMailTo(visitor.email))).startsAt.getTime()).toBe(
    startOf(day, TIME).toMillis(),
  );
  expect(await mailsTo(visitor.email)).toHaveLength(1);

  for (const section of ['today', 'bookings', 'customers', 'availability', 'settings'] as const) {
    await panel.page.goto(`/admin#${section}`);
    await panel.isOpen();
    await look(panel.page, `panel-${section}`);
  }
});
