import { Timestamp } from 'firebase-admin/firestore';
import type { Mail } from '../../../src/domain/records/mail.ts';
import type { MailDelivery } from '../mail-kit/outbox.ts';
import type { DeliveryFailure } from './mail-outcome.ts';

/** Retries of a mail that may have arrived, and their wait: each may be a copy. */
const MORE_TRIES = 2;
const WAIT_MS = 60 * 60_000;

/** Longer than any delivery; then a delivery that never reported counts as crashed. */
export const LEASE_MS = 3 * 60_000;

export interface DeliveryLimits {
  readonly maxAttempts: number;
  readonly maxRetrySeconds: number;
}

/**
 * The mail's state after a failed delivery: `failed` if it was refused or tried often enough, else `waiting` for the
 * queue, or for an hour if it may have arrived.
 */
export function afterFailure(
  mail: Pick<Mail, 'attempts' | 'unknown_outcomes'>,
  { verdict, reason }: DeliveryFailure,
  now: Date,
  { maxAttempts, maxRetrySeconds }: DeliveryLimits,
) {
  const isUnknown = verdict === 'unknown';
  const unknown_outcomes = mail.unknown_outcomes + (isUnknown ? 1 : 0);
  const isOver = verdict === 'refused' || mail.attempts >= maxAttempts || unknown_outcomes > MORE_TRIES;
  const retry_at = isUnknown && !isOver ? Timestamp.fromMillis(now.getTime() + WAIT_MS) : null;
  return {
    state: isOver ? 'failed' : 'waiting',
    unknown_outcomes,
    lease_id: null,
    lease_until: null,
    retry_at,
    // The queue waits less than an hour; the sweeper retries then
    sweep_at: isOver ? null : (retry_at ?? sweepAfter(now, maxRetrySeconds)),
    last_error: isUnknown ? `unknown: ${reason}` : reason,
  } satisfies Partial<MailDelivery>;
}

/** When the queue must have retried: after twice its longest wait, and a lease. */
export function sweepAfter(now: Date, maxRetrySeconds: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + 2 * maxRetrySeconds * 1000 + LEASE_MS);
}
