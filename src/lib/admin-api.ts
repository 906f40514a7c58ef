import { accessMessages } from '../domain/messages/access.ts';
import { type AlternativeSlot, refusalAnswerSchema } from '../domain/schemas/refusal-answer.ts';
import { recordIn } from './json-record.ts';

/** Details of our own server's refusal: the failure's name, and free slots instead of a taken one. */
interface AdminRefusal {
  readonly code: string;
  readonly alternatives: readonly AlternativeSlot[];
}

/** A request to /api/admin that was refused or did not get through; `message` is for a person, `status` 0 means no answer. */
export class AdminApiError extends Error {
  readonly status: number;
  /** Null if the answer is not our server's, or missing. */
  readonly refusal: AdminRefusal | null;
  constructor(status: number, message: string, refusal: AdminRefusal | null = null) {
    super(message);
    this.name = 'AdminApiError';
    this.status = status;
    this.refusal = refusal;
  }
}

/** The error of an answer that is none of success: the server's text, or what its status means. */
export function refusedBy(status: number, body: string): AdminApiError {
  const answer = recordIn(body);
  const { data: refusal = null } = refusalAnswerSchema.safeParse(answer);
  if (typeof answer.error === 'string') return new AdminApiError(status, answer.error, refusal);
  return status === 401 ? sessionEnded() : new AdminApiError(status, `The server answered ${status}.`);
}

/** The error of who is signed in no more. */
export function sessionEnded(): AdminApiError {
  return new AdminApiError(401, accessMessages.sessionEnded);
}
