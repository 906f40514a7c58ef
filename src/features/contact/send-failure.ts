import { messages } from '../../domain/messages.ts';
import type { ApiFailure } from '../../lib/api-client.ts';

/** True if our own server said no: the message was not taken, and sending it again is another intent. */
export function isRefused({ status, code }: ApiFailure): boolean {
  return status >= 400 && status < 500 && code !== '';
}

/** What stands beside the form: the server's own words where they help, else that another try may. */
export function sendFailureText(failure: ApiFailure): string {
  const isHelpful = isRefused(failure) && failure.code !== 'idempotency-mismatch' && failure.error !== '';
  return isHelpful ? failure.error : messages.contact.failedText;
}
