import { afterEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

afterEach(() => void vi.restoreAllMocks());

/** Each request waits for its answer. */
function holdRequests() {
  const answers: ((answer: Response) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return answers;
}

test('asks for each path once, and again after a failure', async () => {
  const answers = holdRequests();
  const fail = vi.fn(() => null);
  const { load } = loadOnce<{ name: string }, string>({ pauses: [], read: ({ name }) => name, fail });
  const [first, same] = [load('/a'), load('/a')];
  answers[0]?.(new Response('Gone', { status: 404 }));
  expect(await Promise.all([first, same])).toEqual([null, null]);
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 404, text: 'Gone' }));
  const again = load('/a');
  answers[1]?.(Response.json({ name: 'Launch' }));
  expect(await Promise.all([again, load('/a')])).toEqual(['Launch', 'Launch']);
  expect(answers).toHaveLength(2);
});

test('a forgotten request neither reports its failure nor drops the one after it', async () => {
  const answers = holdRequests();
  const fail = vi.fn(() => null);
  const { load, forget } = loadOnce<object, object>({ pauses: [], read: (data) => data, fail });
  const forgotten = load('/a');
  forget();
  const next = load('/a');
  answers[0]?.(new Response('', { status: 404 }));
  expect(await forgotten).toBeNull();
  expect(fail).not.toHaveBeenCalled();
  expect(load('/a')).toBe(next);
});

test('forgetting ends the retries', async () => {
  vi.useFakeTimers();
  const requests = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { load, forget } = loadOnce<object, object>({
    pauses: [1_000, 3_000],
    read: (data) => data,
    fail: () => null,
  });
  const forgotten = load('/a');
  await vi.advanceTimersByTimeAsync(1_000);
  forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await forgotten).toBeNull();
  expect(requests).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
