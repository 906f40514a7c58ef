import type * as z from 'zod/mini';
import { type RefusalAnswer, refusalAnswerSchema } from '../../domain/schemas/refusal-answer.ts';
import { isSuccess, type Reply } from '../api-client.ts';
import { recordIn } from '../json-record.ts';

/** Result of a visitor's request. */
export type Outcome<Answer> = { readonly kind: 'done'; readonly answer: Answer } | Failure;

export type Failure = Refused | Unfinished;

interface FailedReply extends Reply {
  /** The server's text for people; empty if there is none or the response is not ours. */
  readonly error: string;
}

/** Refused by our server for good; trying again needs a new intent. */
export interface Refused extends FailedReply, Omit<RefusalAnswer, 'success'> {
  readonly kind: 'refused';
}

/**
 * `busy`: rate-limited, nothing was done, and the same intent may succeed later. `unanswered`: it is unknown if it was
 * done, and only retrying the same intent tells.
 */
interface Unfinished extends FailedReply {
  readonly kind: 'busy' | 'unanswered';
}

/** Codes of 429 that refuse the request itself; retrying soon does not help. */
const OF_THE_WISH = ['too-many-meetings', 'too-many-moves'];

/** Schema of a route's successful response; all include `success: true`. */
export type AnswerSchema<Answer extends { success: true }> = z.ZodMiniType<Answer>;

/**
 * Classifies the response to one of our POSTs. It is done only if status, `success` and shape agree, and refused only
 * in the shape of our refusals. Everything else is unknown: a captive portal's page, an empty or truncated body, an
 * unsuccessful result, a server error.
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
 * False for a status that says nothing about the intent: a server error, a timeout, or a conflict that is not about the
 * slot, the meeting or the proposal, which means that an earlier attempt of the same intent is still running.
 */
function isDefinite(status: number, code: string): boolean {
  if (status === 409) return code === 'slot-taken' || code === 'meeting-over' || code.startsWith('proposal-');
  return status >= 400 && status < 500 && status !== 408;
}
