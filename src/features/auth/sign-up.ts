import { createUserWithEmailAndPassword, sendEmailVerification } from 'firebase/auth';
import { toast } from '../../components/toast-store.ts';
import { auth } from '../../lib/firebase/auth.ts';

/** Returns the page that the link in the confirmation mail finally leads to. */
export function confirmationTarget(): { url: string } {
  return { url: `${location.origin}/admin` };
}

export function announceConfirmation(): void {
  toast({
    title: 'Check your email',
    description: "We've sent you a confirmation link.",
    variant: 'success',
  });
}

/** Creates an account and sends its confirmation link; the server refuses unlisted addresses. */
export async function signUp(email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await sendEmailVerification(user, confirmationTarget());
  announceConfirmation();
}
