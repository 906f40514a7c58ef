import { messages } from '../domain/messages.ts';
import { recordIn } from './json-record.ts';

/** A request to /api/admin that was refused or did not get through; `message` is for a person, `status` 0 means no answer. */
export class AdminApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'AdminApiError';
    this.status = status;
  }
}

/** The error of an answer that is none of success: the server's text, or what its status means. */
export function refusedBy(status: number, body: string): AdminApiError {
  const { error } = recordIn(body);
  if (typeof error === 'string') return new AdminApiError(status, error);
  return status === 401 ? sessionEnded() : new AdminApiError(status, `The server answered ${status}.`);
}

/** The error of who is signed in no more. */
export function sessionEnded(): AdminApiError {
  return new AdminApiError(401, messages.access.sessionEnded);
}
