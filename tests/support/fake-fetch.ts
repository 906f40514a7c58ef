import type { UnusableAnswer } from './unusable-answers.ts';

/** The network's behavior for a request. */
export type FakeReply = () => Response | Promise<Response>;

export interface SentRequest {
  readonly path: string;
  readonly key: string;
  readonly body: Record<string, unknown>;
  /** Time of sending, in ms since the fake was created. */
  readonly at: number;
}

/**
 * Returns a `fetch` that gets `replies` in turn; `sent` lists the requests. It respects the signal, like the real one.
 */
export function fakeFetch(replies: readonly FakeReply[], onSend: (request: SentRequest) => void = () => {}) {
  const start = Date.now();
  const left = [...replies];
  const sent: SentRequest[] = [];
  async function fetch(path: string, { body, headers, signal }: RequestInit): Promise<Response> {
    const key = new Headers(headers).get('X-Idempotency-Key') ?? '';
    const request = { path, key, body: JSON.parse(String(body ?? '{}')), at: Date.now() - start };
    sent.push(request);
    onSend(request);
    const reply = left.shift();
    if (!reply) throw new Error(`Nothing was expected to be sent to ${path} any more`);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([reply(), aborted]);
  }
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

/** Returns JSON as our server sends it. */
export function json(status: number, body: object, headers: Record<string, string> = {}): FakeReply {
  return () => Response.json(body, { status, headers });
}

/** Returns a refusal in our server's shape. */
export function refusal(
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
): FakeReply {
  return json(status, { success: false, error: `Refused: ${code}`, code, ...more }, headers);
}

export function unusable({ status, contentType, body }: UnusableAnswer): FakeReply {
  return () => new Response(body, { status, headers: { 'Content-Type': contentType } });
}

/** No connection. */
export const offline: FakeReply = () => Promise.reject(new TypeError('Failed to fetch'));

/** No response, however long the wait. */
export const silence: FakeReply = () => new Promise(() => {});

/** The connection breaks in the middle of the body. */
export const cutOff: FakeReply = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status: 201 });
};
