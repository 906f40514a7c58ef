import { toast } from '../../../components/toast-store.ts';
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
  console.warn(title, error);
  toast({ title, description: wording(failureText(error)), variant: 'destructive' });
  if (isRefusal(error)) void doubtSession();
}
