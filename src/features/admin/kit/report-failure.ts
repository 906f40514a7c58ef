import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { failureText } from '../../../lib/firebase/failure-text.ts';
import { isRefusal, recheckSession } from '../../../lib/firebase/session.ts';
import { imageMessages } from './images/image-messages.ts';

/** Turns the backend's message into the text about a failure. */
export type Wording = (reason: string, error: unknown) => string;

/**
 * Shows a toast with the title and the failure's text. A refusal also triggers a check of the session. A
 * canceled upload is reported as canceled, since nothing was saved.
 */
export function reportFailure(title: string, error: unknown, wording: Wording = (reason) => reason): void {
  if (isCanceled(error)) {
    toast({ title: imageMessages.canceledTitle, description: imageMessages.canceled });
  } else tell({ title, description: wording(failureText(error), error), variant: 'destructive' }, error);
}

/** Like `reportFailure`, for lists: lists that fail for the same reason share a toast. */
export function reportListFailure(title: string, error: unknown): void {
  tell({ title, description: failureText(error), variant: 'destructive', joins: true }, error);
}

function tell(message: Omit<ToastMessage, 'id'>, error: unknown): void {
  console.warn(message.title, error);
  toast(message);
  if (isRefusal(error)) void recheckSession();
}

/** True for an upload that was canceled. */
export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
