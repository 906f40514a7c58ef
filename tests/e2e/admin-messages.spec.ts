import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { database, documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { aCustomRequest } from '../support/payloads.ts';

test.use({ section: 'leads' });

/** Returns one visitor's submissions, by name. */
function entry(card: Locator, name: string): Locator {
  return card.getByRole('listitem').filter({ has: card.page().getByRole('heading', { name, exact: true }) });
}

test('a custom booth request appears live, above earlier ones', async ({ panel, request }) => {
  const mark = randomUUID().slice(0, 8);
  const card = panel.card('Leads');
  const names = card.getByRole('heading', { level: 3 });
  async function send(name: string): Promise<void> {
    const answer = await request.post('/api/request-custom-booth', {
      headers: { 'X-Idempotency-Key': randomUUID() },
      data: aCustomRequest({ name, email: `${mark}@visitor.example`, phone: '+1 555 010 0142' }),
    });
    expect(answer.status(), await answer.text()).toBe(202);
  }
  await send(`First ${mark}`);
  await expect(entry(card, `First ${mark}`)).toBeVisible();
  await send(`Second ${mark}`);
  await expect(names.filter({ hasText: mark })).toHaveText([`Second ${mark}`, `First ${mark}`]);

  const second = entry(card, `Second ${mark}`);
  await expect(second).toContainText('Acme');
  await expect(second).toContainText('+1 555 010 0142');
  await expect(second).toContainText('30 × 20 × 12 ft (width, depth, height)');
  await expect(second).toContainText('A hanging sign');
  await expect(second.getByRole('link', { name: `Answer Second ${mark}` })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${mark}@visitor\\.example\\?subject=Your%20custom%20booth%20from%20Booth%20Studio&`),
  );
  for (const { id } of await documentsWhere('custom_requests', 'email', `${mark}@visitor.example`)) {
    await database.doc(`custom_requests/${id}`).delete();
  }
  await expect(names.filter({ hasText: mark })).toHaveCount(0);
});

test('a person whom the team adds is a new lead, which is won for an amount', async ({ panel, page }) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Caller ${mark}`;
  const card = panel.card('Leads');
  const isNew = card.getByRole('button', { name: /^New \d/ });
  await expect(isNew).toBeVisible();

  await card.getByRole('button', { name: 'Add lead' }).click();
  const adding = page.getByRole('dialog', { name: 'Add lead' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Phone').fill('+1 555 010 0142');
  await adding.getByLabel('Note').fill('Wants a corner');
  await adding.getByRole('button', { name: 'Add lead' }).click();

  await expect(entry(card, name)).toContainText('Phone call');
  await isNew.click();
  await entry(card, name).getByRole('button', { name, exact: true }).click();
  const opened = page.getByRole('dialog', { name });
  await expect(opened.getByLabel('Note')).toHaveValue('Wants a corner');
  await opened.getByLabel('State').selectOption('Won');
  await page.getByLabel('Agreed amount (USD)').fill('9000');
  await page.getByRole('button', { name: 'Save as won' }).click();
  await expect(opened).toContainText('$9,000.00');
  // The live record may come before the answer, and this dialog has a close button too
  await expect(page.getByRole('dialog', { name: 'Agreed amount' })).toHaveCount(0);
  await opened.getByRole('button', { name: 'Close' }).click();
  // It is no longer new
  await expect(entry(card, name)).toHaveCount(0);
  const [stored] = await documentsWhere('contact_messages', 'name', name);
  expect(stored).toMatchObject({ source: 'call', lead: { state: 'won', agreed_amount: 9000 } });
  await database.doc(`contact_messages/${stored?.id}`).delete();
});
