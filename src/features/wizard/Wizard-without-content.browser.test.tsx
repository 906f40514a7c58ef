import { expect, test, vi } from 'vitest';
import { bookingApi, CONTENT } from '../../../tests/browser/booking-api.ts';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

test('without designs the visitor can still go on', async () => {
  allowProblems(/Error loading/);
  bookingApi({ [CONTENT]: () => new Response('Gone', { status: 404 }) });
  await wizard.openWithDraft(draftAt('booth'));
  await expect.poll(problemsSoFar).toContainEqual(expect.stringContaining('Error loading booth designs'));
  await wizard.size("10' × 10'").click();
  await wizard.next('Choose Extras');
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
});

test('when the extras cannot be loaded that is logged, and the loading ends', async () => {
  allowProblems(/Error loading/);
  const api = bookingApi({ [CONTENT]: () => new Response('Down', { status: 503 }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await wizard.openWithDraft(draftAt('extras'));
  await expect.element(wizard.root.getByText('Loading extras...')).toBeInTheDocument();
  // Growing pauses between the tries
  for (const [tries, pause] of [
    [1, 1_000],
    [2, 3_000],
    [3, 9_000],
  ] as const) {
    await expect.poll(() => api.requestsTo(CONTENT)).toHaveLength(tries);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await expect.poll(() => api.requestsTo(CONTENT)).toHaveLength(4);
  await expect.poll(problemsSoFar).toContainEqual(expect.stringContaining('Error loading extras'));
  await expect.element(wizard.root.getByText('Loading extras...')).not.toBeInTheDocument();
  await expect.element(wizard.root).toMatchTextContent('No extras available at the moment.');
});
