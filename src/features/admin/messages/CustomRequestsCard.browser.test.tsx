import { beforeEach, expect, test } from 'vitest';
import { card, openCard, startPanel } from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest } from '../../../../tests/browser/admin-submissions.ts';
import { CustomRequestsCard } from './CustomRequestsCard.tsx';

const requests = card('Custom Booth Requests');

beforeEach(startPanel);

test('without requests the card says so', async () => {
  await openCard(<CustomRequestsCard />);
  await expect.element(requests).toMatchTextContent('No custom booth requests yet.');
});

test('a side that the visitor left open is marked, a size that is open altogether is said to be', async () => {
  storeCustomRequest({ name: 'First', width: 30, depth: null, height: 12 });
  storeCustomRequest({ name: 'Second', width: null, depth: null, height: null, company: '', requests: '' });
  await openCard(<CustomRequestsCard />);
  const [second, first] = [requests.getByRole('listitem').nth(0), requests.getByRole('listitem').nth(1)];
  await expect.element(first).toMatchTextContent('30 × ? × 12 ft');
  await expect.element(second).toMatchTextContent('Size still open');
});

test('a custom booth request appears by itself, above those before it', async () => {
  storeCustomRequest({ name: 'First' });
  await openCard(<CustomRequestsCard />);
  const headings = requests.getByRole('heading', { level: 3 });
  await expect.element(headings).toHaveTextContent('First');
  storeCustomRequest({ name: 'Second' });
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual(['Second', 'First']);
  const second = requests.getByRole('listitem').first();
  for (const text of [
    'Acme',
    '+1 555 010 0142',
    '30 × 20 × 12 ft (width, depth, height)',
    'A hanging sign',
  ]) {
    await expect.element(second).toMatchTextContent(text);
  }
  await expect
    .element(second.getByRole('link', { name: 'Reply to Second' }))
    .toHaveAttribute(
      'href',
      'mailto:vera@acme.example?subject=Your%20custom%20booth%20from%20Booth%20Studio',
    );
});
