import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { failureText } from '../../../lib/firebase/failure-text.ts';
import { doubtSession, isRefusal } from '../../../lib/firebase/session.ts';

/**
 * Shows the specified title with the backend's message, as `wording` puts it; a refusal
 * questions the session.
 */
export function reportFailure(
  title: string,
  error: unknown,
  wording: (reason: string) => string = (reason) => reason,
): void {
  tell({ title, description: wording(failureText(error)), variant: 'destructive' }, error);
}

/** As reportFailure, for a list that could not be loaded: lists that fail for the same reason say so together. */
export function reportListFailure(title: string, error: unknown): void {
  tell({ title, description: failureText(error), variant: 'destructive', joins: true }, error);
}

function tell(message: Omit<ToastMessage, 'id'>, error: unknown): void {
  console.warn(message.title, error);
  toast(message);
  if (isRefusal(error)) void doubtSession();
}
