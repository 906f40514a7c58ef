import { afterEach, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarly } from './fetch-early.ts';
import { DESIGN_FILES, HALL_URL } from './manifest.ts';

const LAUNCH = DESIGN_FILES['10x10-launch']?.href ?? '';

afterEach(() => vi.unstubAllGlobals());

/** Stubs fetch with an answer per URL, and records the requests. */
function network(answer: (url: string) => Response) {
  const asked = vi.fn((url: string) => Promise.resolve(answer(url)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a design and its hall are requested once, and taken once', async () => {
  const asked = network((url) => new Response(url));
  fetchEarly('10x10-launch');
  fetchEarly('10x10-launch');
  expect(asked.mock.calls).toEqual([[LAUNCH], [HALL_URL]]);
  const file = await takeEarly(LAUNCH);
  expect(new TextDecoder().decode(file ?? undefined)).toBe(LAUNCH);
  expect(await takeEarly(LAUNCH)).toBeNull();
  expect(await takeEarly(HALL_URL)).not.toBeNull();
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['no answer', () => Response.error()],
])('after %s the file is left for the viewer to request', async (_what, answer) => {
  network(answer);
  fetchEarly('10x10-launch');
  expect([await takeEarly(LAUNCH), await takeEarly(HALL_URL)]).toEqual([null, null]);
});

test('only the hall is requested for a design without a model', async () => {
  const asked = network(() => new Response(''));
  fetchEarly('added-by-somebody');
  expect(asked.mock.calls).toEqual([[HALL_URL]]);
  await takeEarly(HALL_URL);
});
