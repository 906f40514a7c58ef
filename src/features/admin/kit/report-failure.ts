import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { failureText } from '../../../lib/firebase/failure-text.ts';
import { isRefusal, recheckSession } from '../../../lib/firebase/session.ts';
import { imageMessages } from './images/image-messages.ts';

/** Returns the text of a failure, from the backend's message. */
export type Wording = (reason: string, error: unknown) => string;

/**
 * Shows the title with the failure's text; a refusal triggers a check of the session. A canceled upload is no failure,
 * but nothing was saved.
 */
export function reportFailure(title: string, error: unknown, wording: Wording = (reason) => reason): void {
  if (isCanceled(error)) {
    toast({ title: imageMessages.canceledTitle, description: imageMessages.canceled });
  } else tell({ title, description: wording(failureText(error), error), variant: 'destructive' }, error);
}

/** Like reportFailure, for lists: those that fail for the same reason share a toast. */
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
