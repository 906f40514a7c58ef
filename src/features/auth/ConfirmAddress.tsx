import { sendEmailVerification, signOut, type User } from 'firebase/auth';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { toast } from '../../components/toast-store.ts';
import { auth } from '../../lib/firebase/auth.ts';
import { authFailure } from './auth-failure.ts';
import { announceConfirmation, confirmationTarget } from './sign-up.ts';

/** For a listed address that has not been confirmed: it is no stranger, but gets no further. */
export function ConfirmAddress({ user }: { user: User }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isWorking, setIsWorking] = useState(false);
  useEffect(() => headingRef.current?.focus(), []);

  async function during(work: () => Promise<void>) {
    setIsWorking(true);
    try {
      await work();
    } catch (error) {
      toast(authFailure(error));
    } finally {
      setIsWorking(false);
    }
  }
  function handleResend() {
    return during(async () => {
      await sendEmailVerification(user, confirmationTarget());
      announceConfirmation();
    });
  }
  function handleConfirmed() {
    return during(async () => {
      // Tells everybody who listens for the session; useAuthState goes on from there
      await user.reload();
      if (user.emailVerified) return;
      toast({ title: 'Not confirmed yet', description: 'Please open the link in the message first.' });
    });
  }

  return (
    <>
      <MailCheck aria-hidden="true" className="size-9 text-brand" strokeWidth={1.5} />
      <h1 ref={headingRef} tabIndex={-1} className="mt-4 text-2xl font-semibold tracking-tight outline-none">
        Confirm your email address
      </h1>
      <p className="mt-2 text-muted">
        Please confirm that <strong className="font-medium break-all text-ink">{user.email}</strong> is yours.
        Open the link in the message we sent you, then sign in again.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button loading={isWorking} onClick={handleConfirmed}>
          I have confirmed it
        </Button>
        <Button variant="secondary" loading={isWorking} onClick={handleResend}>
          Resend confirmation
        </Button>
        <Button variant="ghost" onClick={() => signOut(auth)}>
          Use another account
        </Button>
      </div>
    </>
  );
}
