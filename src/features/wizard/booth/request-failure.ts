import { messages } from '../../../domain/messages.ts';
import type { ApiFailure } from '../../../lib/api-client.ts';

/** What the visitor is told about a request that did not arrive. */
export interface RequestFailure {
  readonly title: string;
  readonly text: string;
}

/** The server's own words if it refused the request, else that another try may help. */
export function requestFailureOf({ status, code, error }: ApiFailure): RequestFailure {
  const isRefusal = status >= 400 && status < 500 && code !== '' && error !== '';
  return {
    title: messages.customRequest.failedTitle,
    text: isRefusal ? error : messages.customRequest.failedText,
  };
}
