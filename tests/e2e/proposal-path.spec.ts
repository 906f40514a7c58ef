/** From the quote with a logo to the deposit: what the site promises after the call. */
import { devices, type Page } from '@playwright/test';
import { bookWithLogo } from '../support/book-with-logo.ts';
import { connectSystem } from '../support/connected-system.ts';
import { expect, test } from '../support/fixtures-meetings.ts';
import { oneMailTo } from '../support/mailbox.ts';

const TIME = '10:00 AM';
const SENT = ['proposal.sent', 'proposal.sent', 'proposal.sent'];

/** Ticks an option, and accepts as the customer's boss. */
async function acceptWithOption(page: Page, option: string): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept for \$/ });
  const without = await accept.textContent();
  await page.getByRole('checkbox', { name: option }).check();
  await expect(accept).not.toHaveText(without ?? '');
  await page.getByLabel('Your name').fill('Bo Boss');
  await page.getByLabel('Your role').fill('CEO');
  await page.getByRole('checkbox', { name: /^I accept this proposal on behalf of/ }).check();
  await accept.click();
  await expect(page.getByRole('heading', { name: 'This proposal is accepted' })).toBeFocused();
}

test('a quote with a logo becomes a proposal, is changed twice, accepted on a phone, and its deposit is recorded', async ({
  panel,
  offerHours,
  dates,
  anotherVisitor,
  visitor,
  allowProblems,
}) => {
  allowProblems(/GPU stall due to ReadPixels/);
  const { receiver, events, remove } = await connectSystem(panel);
  /** Returns what happened to the visitor's proposal. Other tests' events come, too. */
  const reported = () =>
    events().flatMap(({ type, data }) =>
      data.email === visitor.email && type.startsWith('proposal.') ? type : [],
    );
  await panel.show('availability');
  const date = dates.fromMonday();
  await offerHours(date, TIME);
  const wizard = await anotherVisitor();
  await bookWithLogo(wizard, { date, time: TIME, visitor });

  // The call took place: the quote as it is, then two changes
  await panel.show('bookings');
  await panel.card('Recent Bookings').getByRole('button', { name: visitor.name, exact: true }).click();
  const booking = panel.dialog(visitor.name);
  await booking.getByRole('button', { name: 'Make proposal' }).click();
  const record = panel.page.getByRole('dialog', { name: visitor.name, exact: true });
  const proposal = panel.page.getByRole('dialog', { name: /^(Proposal|New version of PR-\S+) for / });
  const preview = panel.page.getByRole('dialog', { name: 'Preview' });
  async function send(): Promise<void> {
    await proposal.getByRole('button', { name: 'Preview' }).click();
    await preview.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(proposal).toHaveCount(0);
  }
  await send();
  await expect(record).toContainText('Not opened yet, valid');
  const mail = await oneMailTo(visitor.email, 'Your booth proposal from');
  const [, first = ''] = /https?:\/\/[^/\s]+(\/proposal#[\w.-]+)/.exec(mail.text) ?? [];

  await record.getByRole('button', { name: /^New version/ }).click();
  await proposal.getByRole('button', { name: 'Add line' }).click();
  const lines = await proposal.getByRole('combobox', { name: /^Line \d+: text$/ }).count();
  await proposal
    .getByRole('combobox', { name: `Line ${lines}: text` })
    .fill('Second evening of staff training');
  await proposal.getByLabel(`Line ${lines}: price`).fill('450');
  await proposal.getByLabel(`Line ${lines}: optional`).check();
  await send();
  await expect(record).toContainText('Version 2');
  await record.getByRole('button', { name: /^New version/ }).click();
  await proposal.getByRole('button', { name: 'Add discount' }).click();
  await proposal.getByRole('combobox', { name: `Line ${lines + 1}: text` }).fill('Early order');
  await proposal.getByLabel(`Line ${lines + 1}: price`).fill('-500');
  await send();
  await expect(record).toContainText('Version 3');
  await expect.poll(reported).toEqual(SENT);

  // On a phone, from the mail
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  const { page } = await anotherVisitor(phone);
  await page.goto(first);
  await page.getByRole('button', { name: 'See the newest version' }).click();
  const sheet = page.getByRole('article', { name: /^Proposal PR-/ });
  await expect(sheet).toContainText('Early order');
  await expect(page.getByAltText(/your logo/i).first()).toBeVisible();
  await acceptWithOption(page, 'Second evening of staff training');
  await expect(page.getByText(/^Bo Boss, CEO, accepted version 3/)).toBeVisible();

  await oneMailTo(visitor.email, 'Accepted: your booth proposal');
  const notice = await oneMailTo('team@booth.example', 'Proposal accepted', visitor.company);
  expect(notice.text).toContain('Bo Boss, CEO');

  // The deposit comes in, and the customer sees it
  await expect(record).toContainText('Accepted by Bo Boss, CEO');
  await record.getByRole('button', { name: /^Paid: Deposit/ }).click();
  await panel.page.getByRole('button', { name: 'Save as paid' }).click();
  await expect(record.getByRole('button', { name: /^Not paid: Deposit/ })).toBeVisible();
  await page.reload();
  await expect(sheet).toContainText(/Received \w+ \d+, \d{4}/);

  await expect.poll(reported).toEqual([...SENT, 'proposal.accepted']);
  expect(JSON.stringify(receiver.received)).not.toContain(first.split('.')[1]);
  // Closing the record leads back to the booking
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(panel.page).toHaveURL(/#bookings\?booking=/);
  await booking.getByRole('button', { name: 'Close' }).click();
  await panel.show('settings', 'Connections');
  await remove();
  receiver.stop();
});
