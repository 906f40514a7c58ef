import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

const failure = wizard.root.getByRole('alert').filter({ hasText: 'could not be loaded' });
const retry = failure.getByRole('button', { name: 'Try again' });

test('designs that could not be loaded are not called missing: the visitor can try again, or continue', async () => {
  allowProblems(/Error loading/);
  const api = bookingApi({ [CONTENT]: () => new Response('Gone', { status: 404 }) });
  await wizard.openWithDraft(draftAt('booth'));
  await expect.poll(problemsSoFar).toContainEqual(expect.stringContaining('Error loading booth designs'));
  await wizard.size("10' × 10'").click();
  await expect.element(failure).toMatchTextContent('The designs could not be loaded');
  await expect.element(wizard.root.getByText(/No designs for this size/)).not.toBeInTheDocument();
  await expectAccessible();
  await wizard.next('Choose Extras');
  await expect.element(failure).toMatchTextContent('The extras could not be loaded');
  await wizard.back.click();
  api.answer(CONTENT, DEMO_CONTENT);
  await retry.click();
  await expect.element(wizard.previewButton('Launch')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('without designs, step 2 promises none and leads on', async () => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, booth_designs: [] } });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await expect.element(wizard.root).toMatchTextContent('No designs for this size are available');
  await expect.element(wizard.root).toMatchTextContent('Next: extras and features for your booth.');
  await expect
    .element(wizard.root)
    .not.toMatchTextContent(
      /press Preview|adapted to your brand|appears? right|booth appears|Pick a design/i,
    );
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  await expect.element(wizard.root).toMatchTextContent('No design selected');
  await expect.element(wizard.root).not.toMatchTextContent('Choose a design');
});

test('extras that could not be loaded are not called missing: after four tries the visitor can try again', async () => {
  allowProblems(/Error loading/);
  const api = bookingApi({ [CONTENT]: () => new Response('Down', { status: 503 }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await wizard.openWithDraft(draftAt('extras'));
  await expect.element(wizard.root.getByText('Loading extras...')).toBeInTheDocument();
  // The pauses between tries grow
  for (const [failed, pause] of [1_000, 3_000, 9_000].entries()) {
    await expect.poll(() => api.requestsTo(CONTENT)).toHaveLength(failed + 1);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await expect.poll(() => api.requestsTo(CONTENT)).toHaveLength(4);
  await expect.poll(problemsSoFar).toContainEqual(expect.stringContaining('Error loading extras'));
  await expect.element(wizard.root.getByText('Loading extras...')).not.toBeInTheDocument();
  await expect.element(failure).toMatchTextContent('The extras could not be loaded');
  await expect.element(wizard.root.getByText(/No extras (available|selected)/)).not.toBeInTheDocument();
  vi.useRealTimers();
  await expectAccessible();
  api.answer(CONTENT, DEMO_CONTENT);
  await retry.click();
  await expect.element(wizard.extra('Bar stools')).toBeVisible();
});

test('a design with one image shows a single front view', async () => {
  const designs = DEMO_CONTENT.booth_designs.map((design) => ({
    ...design,
    image_url: design.images?.frontview ?? null,
    images: null,
  }));
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, booth_designs: designs } });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect.element(wizard.preview.getByRole('img', { name: /Front View/ })).toHaveLength(1);
  await expect.element(wizard.preview.getByText('Top View')).toHaveLength(0);
});
