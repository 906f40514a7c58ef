/**
 * Carries out a visitor's intent once, however often it arrives (docs/decisions/0010-what-idempotency-remembers.md).
 * Its writes and its answer are one transaction, so no crash can separate the two.
 */

import { createHash } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { IDEMPOTENCY_KEYS } from '../../../src/domain/records/idempotency-keys.ts';
import { ABORTED, ALREADY_EXISTS, FAILED_PRECONDITION } from '../platform/firebase.ts';
import { seal, sha256, unseal } from '../platform/secret.ts';
import { invalid, Problem, type ProblemCode, problemBody } from './problem.ts';
import { unavailable } from './within-deadline.ts';

const HOUR_MS = 3_600_000;
/** Lifetime of a stored answer; docs/api.md promises 24 hours for a refusal. */
const REMEMBERED_MS = { done: 48 * HOUR_MS, refused: 24 * HOUR_MS };
/** Not cached: dead links stay dead, and a request that may come again later may reuse its key. */
const NOT_REMEMBERED: readonly ProblemCode[] = [
  'meeting-not-found',
  'proposal-not-found',
  'too-many-moves',
  'unavailable',
];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Error codes of a failed optimistic write, and of a transaction that waited for others in vain. */
const OVERTAKEN: readonly unknown[] = [ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED];
/** Visitors who want the same slot wait for each other, so the default of 5 could run out. */
const MAX_ATTEMPTS = 10;

export interface ReceivedIntent {
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** An answer as sent, byte for byte. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A service's decision: the answer, and the writes that carry it out. */
export interface Decision {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly write?: (transaction: Transaction) => void;
}

export interface RequestWork {
  /**
   * Reads within the transaction and decides; may run several times, and after a failed optimistic write with the next
   * `nth`, 1 at first. A thrown Problem also counts as an answer.
   */
  readonly decide: (transaction: Transaction, nth: number) => Promise<Decision>;
  /**
   * Called if a document that `write` creates already exists, or changed. Returns the Problem to answer; null or
   * undefined to retry, because another document caused the conflict, or it is not known which.
   */
  readonly conflict?: () => Promise<Problem | null | undefined>;
  /** Called if the work waits in vain or is late. Returns the Problem to answer; null if it may yet succeed, or has. */
  readonly lost?: () => Promise<Problem | null>;
}

/** Returns the key of a request. @throws Problem `invalid` if it is missing or not a UUID */
export function idempotencyKey(header: string | undefined): string {
  if (header && UUID.test(header)) return header.toLowerCase();
  throw invalid({
    'X-Idempotency-Key': 'Send an X-Idempotency-Key header with a UUID, one per action, kept across retries',
  });
}

async function rememberedAnswer(db: Firestore, intent: ReceivedIntent): Promise<Answer | null> {
  return answerIn(await recordOf(db, intent).get(), intent);
}

/** Database and time of an attempt. Nothing is committed after the signal is aborted. */
interface Attempt {
  readonly db: Firestore;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/**
 * Carries out the intent and answers, or repeats the earlier answer.
 * @throws Problem `idempotency-mismatch`, or one that is not remembered; other errors leave nothing behind
 */
export async function answerOnce(
  attempt: Attempt,
  intent: ReceivedIntent,
  work: RequestWork,
  attempts = MAX_ATTEMPTS,
): Promise<Answer> {
  const { decide, conflict, lost } = work;
  try {
    const nth = MAX_ATTEMPTS + 1 - attempts;
    return await remember(attempt, intent, (transaction) => decide(transaction, nth));
  } catch (error) {
    if (!OVERTAKEN.includes((error as { code?: unknown }).code)) throw error;
    // Already written: our record by the same request a moment ago, the slot's claim, or another booking
    const earlier = await rememberedAnswer(attempt.db, intent);
    if (earlier) return earlier;
    const isAborted = (error as { code?: unknown }).code === ABORTED;
    const problem = await (isAborted ? lost?.() : conflict?.());
    if (problem) return refuseOnce(attempt, intent, problem);
    if (isAborted) throw error;
    if (attempts <= 1) throw problem === null ? unavailable() : error;
    return answerOnce(attempt, intent, work, attempts - 1);
  }
}

/** Stores the refusal as the intent's answer; returns the earlier answer if there is one, such as its own booking. */
function refuseOnce(attempt: Attempt, intent: ReceivedIntent, problem: Problem): Promise<Answer> {
  return answerOnce(attempt, intent, { decide: () => Promise.reject(problem) });
}

/**
 * Returns the stored answer of an intent whose work is late, or refuses it if it is `lost`; null if there is neither. If
 * the work commits in the meantime, its answer wins, since both create the same record; if not, it no longer can.
 */
export async function answerLate(
  attempt: Attempt,
  intent: ReceivedIntent,
  { lost }: RequestWork,
): Promise<Answer | null> {
  const problem = await lost?.();
  return problem ? refuseOnce(attempt, intent, problem) : rememberedAnswer(attempt.db, intent);
}

/**
 * Commits the decision and its record in one transaction. The record is created without reading it first, so that ten
 * identical requests do not queue for a lock: one wins, nine fail at once, or on their second try if `decide` reads
 * what it writes.
 */
function remember(
  { db, signal, now }: Attempt,
  intent: ReceivedIntent,
  decide: (transaction: Transaction) => Promise<Decision>,
): Promise<Answer> {
  const ref = recordOf(db, intent);
  let isFirstTry = true;
  return db.runTransaction(
    async (transaction) => {
      // The conflict may have come from the same request
      const earlier = isFirstTry ? null : await rememberedAnswer(db, intent);
      if (earlier) return earlier;
      isFirstTry = false;
      const { status, body, write } = await decide(transaction).catch(refusal);
      // The client already got an error and may have moved on
      signal.throwIfAborted();
      const answer: Answer = { status, body: JSON.stringify(body) };
      const keptMs = status < 300 ? REMEMBERED_MS.done : REMEMBERED_MS.refused;
      write?.(transaction);
      transaction.create(ref, {
        route: intent.route,
        body_hash: intent.bodyHash,
        status: answer.status,
        answer: seal(answer.body, recordName(intent), sealKey(intent)),
        created_at: Timestamp.fromDate(now),
        expires_at: Timestamp.fromMillis(now.getTime() + keptMs),
      });
      return answer;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

function refusal(error: unknown): Decision {
  if (!(error instanceof Problem) || NOT_REMEMBERED.includes(error.code)) throw error;
  return { status: error.status, body: problemBody(error) };
}

export function recordOf(db: Firestore, intent: ReceivedIntent) {
  return db.doc(IDEMPOTENCY_KEYS.path(recordName(intent)));
}

function recordName({ route, key }: ReceivedIntent): string {
  return `${route}_${sha256(key)}`;
}

/** Returns the key of the stored answer, which may have a link: only its own request opens it again. */
function sealKey({ key }: ReceivedIntent): string {
  return createHash('sha256').update(`answer ${key}`).digest('base64');
}

/** Returns the earlier answer, or null. @throws Problem `idempotency-mismatch` if the key came with another body */
export function answerIn(
  record: { exists: boolean; get: (field: string) => unknown } | undefined,
  intent: ReceivedIntent,
): Answer | null {
  if (!record?.exists) return null;
  if (record.get('body_hash') !== intent.bodyHash) throw new Problem('idempotency-mismatch');
  const body = unseal(String(record.get('answer')), recordName(intent), sealKey(intent));
  return { status: Number(record.get('status')), body: String(body) };
}

/** Deeper than any payload of ours. Without a limit, 64 KB of brackets would exhaust the stack. */
const MAX_DEPTH = 16;

/** Returns the SHA-256 of JSON in any order of members. @throws Problem `invalid` if it is nested too deeply */
export function canonicalHash(value: unknown): string {
  return sha256(canonicalJson(value, 0));
}

function canonicalJson(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw invalid({ body: 'This is nested too deeply' });
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
  return `{${members.join(',')}}`;
}
