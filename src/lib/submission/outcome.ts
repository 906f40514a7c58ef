import type * as z from 'zod/mini';
import { type AlternativeSlot, refusalAnswerSchema } from '../../domain/schemas/refusal-answer.ts';
import { isSuccess, type Reply } from '../api-client.ts';
import { recordIn } from '../json-record.ts';

/** Result of a visitor's request. */
export type Outcome<Answer> = { readonly kind: 'done'; readonly answer: Answer } | Failure;

export type Failure = Refused | Busy | Unanswered;

interface FailedReply extends Reply {
  /** The server's text for people; empty if it has none or the answer is not ours. */
  readonly error: string;
}

/** Our own server said no, for good: the same wish again is a new intent. */
export interface Refused extends FailedReply {
  readonly kind: 'refused';
  /** The failure's name in kebab-case, such as 'slot-taken'. */
  readonly code: string;
  /** Messages by path of the payload, such as 'contact.email'. */
  readonly fields: Readonly<Record<string, string>>;
  /** Free slots in place of one that was taken. */
  readonly alternatives: readonly AlternativeSlot[];
}

/** Too many requests: nothing was done, and the same intent may go through later. */
export interface Busy extends FailedReply {
  readonly kind: 'busy';
}

/** Nothing is known: it may have been done or not, and only the same intent again finds out. */
export interface Unanswered extends FailedReply {
  readonly kind: 'unanswered';
}

/** Codes of 429 that refuse this wish: sending the same again soon is no use. */
const OF_THE_WISH = ['too-many-meetings', 'too-many-moves'];

/** The schema of a route's answer to a success; `success: true` is part of every one. */
export type AnswerSchema<Answer extends { success: true }> = z.ZodMiniType<Answer>;

/**
 * Classifies the reply to one of our POSTs. It is done only if status, `success` and shape say so, and
 * refused only in the shape of our own refusals. Everything else is no answer: a captive portal's page, an
 * empty or truncated body, an unsuccessful result, our server's own fault.
 */
export function outcomeOf<Answer extends { success: true }>(
  reply: Reply,
  answerSchema: AnswerSchema<Answer>,
): Outcome<Answer> {
  const body = recordIn(reply.text);
  const answer = answerSchema.safeParse(body);
  if (isSuccess(reply) && answer.success) return { kind: 'done', answer: answer.data };

  const error = body.success === false && typeof body.error === 'string' ? body.error : '';
  const refusal = refusalAnswerSchema.safeParse(body);
  if (reply.status === 429 && !OF_THE_WISH.includes(refusal.data?.code ?? '')) {
    return { ...reply, kind: 'busy', error };
  }
  if (refusal.success && isDefinite(reply.status, refusal.data.code)) {
    const { code, fields, alternatives } = refusal.data;
    return { ...reply, kind: 'refused', error, code, fields, alternatives };
  }
  return { ...reply, kind: 'unanswered', error };
}

/**
 * False for a status that says nothing about the intent: the server's own fault, a time-out, or a conflict that is not
 * about the slot or the meeting, which means that another try of the same intent is still at work.
 */
function isDefinite(status: number, code: string): boolean {
  if (status === 409) return code === 'slot-taken' || code === 'meeting-over';
  return status >= 400 && status < 500 && status !== 408;
}
