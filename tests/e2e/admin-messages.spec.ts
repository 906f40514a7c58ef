import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { database, documentsWhere } from '../support/firestore.ts';
import { test as base, expect } from '../support/fixtures-admin.ts';
import { hideRecords } from '../support/hide-records.ts';
import { aCustomRequest } from '../support/payloads.ts';

interface MessageFixtures {
  /** Stores a contact message as if it had been sent so many seconds ago; it goes when the test ends. */
  readonly storeMessage: (secondsAgo: number, changes?: Record<string, unknown>) => Promise<void>;
}

const test = base.extend<MessageFixtures>({
  storeMessage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const batch = database.batch();
      await use(async (secondsAgo, changes = {}) => {
        const ref = await database.collection('contact_messages').add({
          name: 'Vera Visitor',
          company: 'Acme',
          email: 'vera@acme.example',
          phone: '+1 555 010 0199',
          message: 'Hello',
          created_at: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
          ...changes,
        });
        batch.delete(ref);
      });
      await batch.commit();
    },
    { auto: true },
  ],
});

/** What one visitor has sent, by his or her name. */
function entry(card: Locator, name: string): Locator {
  return card.getByRole('listitem').filter({ has: card.page().getByRole('heading', { name, exact: true }) });
}

test('contact messages: the newest first, as they were written, live, and with a way to answer', async ({
  panel,
  storeMessage,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [older, newer, newest] = ['Olga', 'Nora', 'Lena'].map((name) => `${name} ${mark}`);
  await storeMessage(3, { name: older });
  await storeMessage(2, {
    name: newer,
    company: 'Łódź & Sons',
    email: 'nora+shows@acme.example',
    message: 'Two lines,\nand <b>markup</b> as typed.',
  });
  await panel.page.reload();
  await panel.isOpen();
  const card = panel.card('Contact Messages');
  const names = card.getByRole('heading', { level: 3 }).filter({ hasText: mark });
  await expect(names).toHaveText([newer ?? '', older ?? '']);

  const message = entry(card, newer ?? '');
  for (const text of ['Łódź & Sons', 'nora+shows@acme.example', '+1 555 010 0199', '(New York)']) {
    await expect(message).toContainText(text);
  }
  const words = message.getByText('Two lines,');
  expect(await words.textContent()).toBe('Two lines,\nand <b>markup</b> as typed.');
  await expect(words).toHaveCSS('white-space', 'pre-line');
  await expect(message.getByRole('link', { name: `Reply to ${newer}` })).toHaveAttribute(
    'href',
    'mailto:nora%2Bshows@acme.example?subject=Your%20message%20to%20Booth%20Studio',
  );

  await storeMessage(0, { name: newest });
  await expect(names).toHaveText([newest ?? '', newer ?? '', older ?? '']);
});

test('more than twenty messages: the older ones on demand', async ({ panel, storeMessage }) => {
  const mark = randomUUID().slice(0, 8);
  await Promise.all(
    Array.from({ length: 22 }, (_, index) => storeMessage(index, { name: `Guest ${index} ${mark}` })),
  );
  const card = panel.card('Contact Messages');
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(20);
  await expect(entry(card, `Guest 21 ${mark}`)).toHaveCount(0);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(entry(card, `Guest 21 ${mark}`)).toHaveCount(1);
});

test('a custom booth request appears by itself, above those before it', async ({ panel, request }) => {
  const mark = randomUUID().slice(0, 8);
  const card = panel.card('Custom Booth Requests');
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
  await expect(second.getByRole('link', { name: `Reply to Second ${mark}` })).toHaveAttribute(
    'href',
    `mailto:${mark}@visitor.example?subject=Your%20custom%20booth%20from%20Booth%20Studio`,
  );
  for (const { id } of await documentsWhere('custom_requests', 'email', `${mark}@visitor.example`)) {
    await database.doc(`custom_requests/${id}`).delete();
  }
  await expect(names.filter({ hasText: mark })).toHaveCount(0);
});

test('without messages and requests the cards say so', async ({ panel }) => {
  await hideRecords(panel.page, /contact_messages|custom_requests/, 'created_at');
  await panel.page.reload();
  await panel.isOpen();
  await expect(panel.card('Contact Messages')).toContainText('No messages yet.');
  await expect(panel.card('Custom Booth Requests')).toContainText('No custom booth requests yet.');
});
