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
