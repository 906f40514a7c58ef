import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { startMeetings } from '../../../../tests/browser/admin-meetings.tsx';
import { card, openPanel } from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';

const missing = card('Missing from the Site');

beforeEach(() => startMeetings());

test('Today lists what the last build left out, with the reasons', async () => {
  fakeApi({
    'GET /left-out.json': [
      { what: 'show "CES" (/shows/ces-las-vegas)', why: 'It breaks' },
      { what: 'design "Launch"', why: 'description: Use at most 2,000 characters' },
    ],
  });
  await openPanel('today');

  for (const text of ['2', 'show "CES" (/shows/ces-las-vegas)', 'It breaks', 'design "Launch"']) {
    await expect.element(missing.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
});

test.each([
  ['nothing was left out', []],
  ['there is no such file', () => new Response('<p>Not found</p>', { status: 404 })],
])('the card is absent if %s', async (_what, file) => {
  const api = fakeApi({ 'GET /left-out.json': file });
  await openPanel('today');
  await expect.poll(() => api.requestsTo('GET /left-out.json')).toHaveLength(1);
  await expect.element(card('Next Meeting')).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});
