import { Timestamp } from 'firebase-admin/firestore';
import type { Mail } from '../../../src/domain/records/mail.ts';
import { NOT_LEASED } from '../../../src/domain/records/outbox-fields.ts';
import { nextAttempt, type Pauses, waitingUntil } from '../platform/outbox.ts';

/**
 * Outcome of handing a mail to the server. `sent`: the server accepted it. `passing`: not accepted now, maybe later.
 * `refused`: it never will be. `unknown`: the server got the whole mail and did not answer.
 */
export type MailOutcome = { readonly verdict: 'sent' } | DeliveryFailure;

/** `reason` consists of codes only, such as 'EENVELOPE 550', since messages may quote addresses. */
export interface DeliveryFailure {
  readonly verdict: 'passing' | 'refused' | 'unknown';
  readonly reason: string;
}

/** Commands whose refusal concerns the mail; a refusal of other commands concerns us, such as a wrong password. */
const ABOUT_THE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Codes for 'sign in first', in reply to any command. The operator must fix this; the mail itself is not refused. */
const ABOUT_OUR_ACCOUNT: readonly unknown[] = [530, 534, 535, 538];

/** Codes of a mail that the client itself does not send: no address, or too large. */
const UNFIT: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Classifies an error from nodemailer. `isHandedOver`: the whole mail was sent, and only the answer is missing. */
export function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const codes = [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ');
  const reason = codes.replace(/[^\w ]/g, '').slice(0, 60) || 'unknown';
  const isAnswer = typeof responseCode === 'number' && responseCode >= 400;
  if (!isAnswer && isHandedOver) return { verdict: 'unknown', reason };
  const isRefusal = isAnswer
    ? responseCode >= 500 && !ABOUT_OUR_ACCOUNT.includes(responseCode)
    : UNFIT.includes(code);
  const isAboutTheMail = isHandedOver || !isAnswer || ABOUT_THE_MAIL.includes(command);
  return { verdict: isRefusal && isAboutTheMail ? 'refused' : 'passing', reason };
}

/** Retries of a mail that may have arrived, and the wait before each; a retry may deliver a duplicate. */
const MORE_TRIES = 2;
const WAIT_MS = 60 * 60_000;

export interface DeliveryLimits {
  readonly maxAttempts: number;
  readonly pauses: Pauses;
}

/**
 * Returns the mail's state after a failed delivery: `failed` if it was refused or tried often enough, else `waiting`
 * for its next attempt, an hour if it may have arrived.
 */
export function afterFailure(
  mail: Pick<Mail, 'attempts' | 'unknown_outcomes'>,
  { verdict, reason }: DeliveryFailure,
  now: Date,
  { maxAttempts, pauses }: DeliveryLimits,
) {
  const isUnknown = verdict === 'unknown';
  const unknown_outcomes = mail.unknown_outcomes + (isUnknown ? 1 : 0);
  const isOver = verdict === 'refused' || mail.attempts >= maxAttempts || unknown_outcomes > MORE_TRIES;
  const retry_at = isUnknown
    ? Timestamp.fromMillis(now.getTime() + WAIT_MS)
    : nextAttempt(now, mail.attempts, pauses);
  return {
    state: isOver ? 'failed' : 'waiting',
    unknown_outcomes,
    ...(isOver ? { ...NOT_LEASED, sweep_at: null } : waitingUntil(retry_at)),
    last_error: isUnknown ? `unknown: ${reason}` : reason,
  } as const;
}
