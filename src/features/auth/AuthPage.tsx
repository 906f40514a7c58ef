import { useEffect, useState } from 'react';
import { Card } from '../../components/Card.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { toast } from '../../components/toast-store.ts';
import { accessMessages } from '../../domain/messages/access.ts';
import { type AuthNotice, takeAuthNotice } from '../../lib/auth-notice.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuthState } from './use-auth-state.ts';

const NOTICES: Readonly<Record<Exclude<AuthNotice, 'denied'>, string>> = {
  ended: accessMessages.sessionEnded,
  confirmed: 'Your email address is confirmed. Please sign in.',
  password:
    'Your email address is confirmed. One last step: choose a new password with the link we just emailed you, then sign in.',
};

/** The administrators' sign-in and sign-up screen. */
export function AuthPage() {
  const state = useAuthState();
  const [notice, setNotice] = useState<AuthNotice | null>(null);
  useEffect(() => {
    const left = takeAuthNotice();
    if (!left) return;
    if (left === 'denied') {
      toast({
        title: accessMessages.deniedTitle,
        description: accessMessages.denied,
        variant: 'destructive',
      });
    } else setNotice(left);
  }, []);

  return (
    <div className="flex flex-1 items-start justify-center px-4 py-10 sm:items-center sm:py-16">
      <Card className="w-full max-w-md">
        {notice && notice !== 'denied' && state.status === 'signed-out' && (
          <p
            role="status"
            className="mb-5 rounded-control border border-brand-line bg-brand-soft px-4 py-3 text-[0.9375rem] text-brand-deep"
          >
            {NOTICES[notice]}
          </p>
        )}
        {state.status === 'signed-out' && <CredentialsForm />}
        {state.status === 'unconfirmed' && <ConfirmAddress user={state.user} />}
        {(state.status === 'checking' || state.status === 'entering') && (
          <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
            <Spinner />
            {state.status === 'entering' ? 'Opening the admin panel...' : 'One moment...'}
          </p>
        )}
      </Card>
      <Toaster wait={0} />
    </div>
  );
}
