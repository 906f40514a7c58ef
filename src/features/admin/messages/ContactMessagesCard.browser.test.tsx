import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { button, card, openCard, startPanel } from '../../../../tests/browser/admin-panel.tsx';
import { storeMessage } from '../../../../tests/browser/admin-submissions.ts';
import { ContactMessagesCard } from './ContactMessagesCard.tsx';

const messages = card('Contact Messages');

beforeEach(startPanel);

function entry(name: string): Locator {
  const heading = page.getByRole('heading', { name, exact: true });
  return messages.getByRole('listitem').filter({ has: heading });
}

async function expectNames(names: readonly string[]): Promise<void> {
  const headings = messages.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(names);
}

test('without messages the card says so', async () => {
  await openCard(<ContactMessagesCard />);
  await expect.element(messages).toMatchTextContent('No messages yet.');
});

test('the newest first, as they were written, live, and with a way to answer', async () => {
  storeMessage(3, { name: 'Olga' });
  storeMessage(2, {
    name: 'Nora',
    company: 'Łódź & Sons',
    email: 'nora+shows@acme.example',
    message: 'Two lines,\nand <b>markup</b> as typed.',
  });
  await openCard(<ContactMessagesCard />);
  await expectNames(['Nora', 'Olga']);
  for (const text of ['Łódź & Sons', 'nora+shows@acme.example', '+1 555 010 0199', '(New York)']) {
    await expect.element(entry('Nora')).toMatchTextContent(text);
  }
  const words = entry('Nora').getByText('Two lines,');
  expect(words.element().textContent).toBe('Two lines,\nand <b>markup</b> as typed.');
  await expect.element(words).toHaveStyle({ whiteSpace: 'pre-line' });
  await expect
    .element(entry('Nora').getByRole('link', { name: 'Reply to Nora' }))
    .toHaveAttribute('href', 'mailto:nora%2Bshows@acme.example?subject=Your%20message%20to%20Booth%20Studio');
  storeMessage(0, { name: 'Lena' });
  await expectNames(['Lena', 'Nora', 'Olga']);
});

test('more than twenty messages: the older ones on demand', async () => {
  for (let index = 0; index < 22; index += 1) storeMessage(index, { name: `Guest ${index}` });
  await openCard(<ContactMessagesCard />);
  const names = Array.from({ length: 22 }, (_, index) => `Guest ${index}`);
  await expectNames(names.slice(0, 20));
  await button('Show more', messages).click();
  await expectNames(names);
});
