import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import { failureText } from '../../../lib/firebase/failure-text.ts';
import { $asksToSignIn, isRefusal, recheckSession } from '../../../lib/firebase/session.ts';

/**
 * Shows a toast with the title and the failure's text. A refusal also triggers a check of the session. A
 * canceled upload is reported as canceled, since nothing was saved.
 * @param wording turns the backend's message into the toast's text
 */
export function reportFailure(title: string, error: unknown, wording = (reason: string) => reason): void {
  if (isCanceled(error)) {
    const description = 'Nothing was saved; everything you entered is still here.';
    toast({ title: 'Upload canceled', description });
  } else {
    const description = wording(failureText(error));
    tell({ title, description, variant: 'destructive', ...signInOffer(error) }, error);
  }
}

/** Returns the button 'Sign in again' for a request without a valid session. */
function signInOffer(error: unknown): Pick<ToastMessage, 'action'> | null {
  if ((error as { status?: unknown }).status !== 401) return null;
  return {
    action: {
      label: 'Sign in again',
      hint: 'Press F8, then Sign in again, to keep your work',
      onAction: () => $asksToSignIn.set(true),
    },
  };
}

/**
 * Like `reportFailure`, for lists: lists that fail for the same reason share a toast. Without a session they
 * all fail, and the offer to sign in again says so.
 */
export function reportListFailure(title: string, error: unknown): void {
  if (!auth.currentUser || $asksToSignIn.get()) {
    console.warn(title, error);
    return;
  }
  tell({ title, description: failureText(error), variant: 'destructive', joins: true }, error);
}

function tell(message: Omit<ToastMessage, 'id'>, error: unknown): void {
  console.warn(message.title, error);
  toast(message);
  if (isRefusal(error)) void recheckSession();
}

export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
