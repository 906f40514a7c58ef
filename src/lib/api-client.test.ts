import { afterEach, expect, test, vi } from 'vitest';
import { getJson, postJson, replyText } from './api-client.ts';

function answerWith(response: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a success returns the data', async () => {
  answerWith(Response.json({ availability: [] }));
  expect(await getJson('/api/availability')).toEqual({ ok: true, data: { availability: [] } });
});

test('a post sends its body unchanged and its key', async () => {
  const fetch = answerWith(Response.json({ success: true }, { status: 201 }));
  await postJson('/api/send-quote', '{"a":1}', 'key-1');
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/send-quote');
  expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', cache: 'no-store' });
  expect(new Headers(init?.headers).get('X-Idempotency-Key')).toBe('key-1');
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
});

test('a list whose request hangs is asked for again after eight seconds', async () => {
  vi.useFakeTimers();
  const hangs = (_path: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const fetch = vi
    .fn<typeof globalThis.fetch>(hangs)
    .mockImplementationOnce(hangs)
    .mockResolvedValueOnce(Response.json({ availability: [] }));
  vi.stubGlobal('fetch', fetch);
  const result = getJson('/api/availability', { pauses: [1_000] });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await result).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an unreadable success is not a success', async () => {
  answerWith(new Response('<html>', { status: 200 }));
  expect(await getJson('/api/content')).toMatchObject({ ok: false, reply: { status: 200, text: '<html>' } });
});

test('the log gets status and text, only the beginning of a whole page', () => {
  expect(replyText({ status: 503, text: 'Down' })).toBe('503 Down');
  expect(replyText({ status: 200, text: 'x'.repeat(2_000) })).toHaveLength(504);
});
