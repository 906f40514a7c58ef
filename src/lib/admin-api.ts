/** Client of /api/admin, as the signed-in administrator. */
import type * as z from 'zod/mini';
import { accessMessages } from '../domain/messages/access.ts';
import { type RefusalAnswer, refusalAnswerSchema } from '../domain/schemas/refusal-answer.ts';
import { auth } from './firebase/auth.ts';
import { UNREACHABLE } from './firebase/failure-text.ts';
import { recordIn } from './json-record.ts';

const PATIENCE_MS = 20_000;

/** A refused or failed request to /api/admin; `message` is for people, `status` is 0 without a response. */
export class AdminApiError extends Error {
  readonly status: number;
  /** Null if the response is missing or not our server's. */
  readonly refusal: RefusalAnswer | null;
  constructor(status: number, message: string, refusal: RefusalAnswer | null = null) {
    super(message);
    this.name = 'AdminApiError';
    this.status = status;
    this.refusal = refusal;
  }
}

/**
 * Sends a POST below /api/admin, with `body` as JSON if there is one.
 * @param options its timeout in milliseconds, and its idempotency key if the route takes one
 * @returns the text of the answer
 * @throws AdminApiError with the server's text
 */
export async function adminPost(
  path: string,
  body?: object,
  { patienceMs = PATIENCE_MS, key }: { patienceMs?: number; key?: string } = {},
): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'X-Idempotency-Key': key }) };
  const json = body && { headers, body: JSON.stringify(body) };
  const response = await answerOf(path, { method: 'POST', ...json }, patienceMs);
  return response.text().catch(() => '');
}

/** Sends a POST like `adminPost` and parses the answer. @throws AdminApiError, also if it has another shape */
export async function postFor<Answer>(
  schema: z.ZodMiniType<Answer>,
  ...request: Parameters<typeof adminPost>
): Promise<Answer> {
  const answer = schema.safeParse(recordIn(await adminPost(...request)));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data;
}

/** Milliseconds for a file of 10 MB. */
const FILE_PATIENCE_MS = 60_000;

/** Sends a GET below /api/admin and returns the answer's bytes. @throws AdminApiError with the server's text */
export async function getFile(path: string): Promise<Blob> {
  const response = await answerOf(path, {}, FILE_PATIENCE_MS);
  return response.blob().catch(() => {
    throw new AdminApiError(0, UNREACHABLE);
  });
}

async function answerOf(
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> },
  patienceMs: number,
): Promise<Response> {
  // A request would fail, and the browser would log it as an error
  if (!navigator.onLine) throw new AdminApiError(0, UNREACHABLE);
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw sessionEnded();
  const response = await fetch(`/api/admin/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new AdminApiError(0, UNREACHABLE);
  });
  if (!response.ok) throw refusedBy(response.status, await response.text().catch(() => ''));
  return response;
}

/** Returns the error for an unsuccessful response, with the server's text or the meaning of its status. */
export function refusedBy(status: number, body: string): AdminApiError {
  const answer = recordIn(body);
  const { data: refusal = null } = refusalAnswerSchema.safeParse(answer);
  if (typeof answer.error === 'string') return new AdminApiError(status, answer.error, refusal);
  return status === 401 ? sessionEnded() : new AdminApiError(status, `The server answered ${status}.`);
}

/** Returns the error for an expired session. */
export function sessionEnded(): AdminApiError {
  return new AdminApiError(401, accessMessages.sessionEnded);
}
