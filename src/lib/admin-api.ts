import { accessMessages } from '../domain/messages/access.ts';
import { type AlternativeSlot, refusalAnswerSchema } from '../domain/schemas/refusal-answer.ts';
import { recordIn } from './json-record.ts';

/** Details of a refusal by our server: the failure's code, and free slots instead of a taken one. */
interface AdminRefusal {
  readonly code: string;
  readonly alternatives: readonly AlternativeSlot[];
}

/** A refused or failed request to /api/admin; `message` is for people, `status` is 0 without a response. */
export class AdminApiError extends Error {
  readonly status: number;
  /** Null if the response is missing or not our server's. */
  readonly refusal: AdminRefusal | null;
  constructor(status: number, message: string, refusal: AdminRefusal | null = null) {
    super(message);
    this.name = 'AdminApiError';
    this.status = status;
    this.refusal = refusal;
  }
}

/** Returns the error for an unsuccessful response: the server's text, or the meaning of its status. */
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
