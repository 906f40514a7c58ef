import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { toast } from '../../components/toast-store.ts';
import { accessMessages } from '../../domain/messages/access.ts';
import { type AuthNotice, leaveAuthNotice, takeAuthNotice, takeReturnPlace } from '../../lib/auth-notice.ts';
import { auth } from '../../lib/firebase/auth.ts';
import { authFailure, NOT_LISTED } from '../../lib/firebase/auth-failure.ts';
import { readPanelAccess } from '../../lib/firebase/session.ts';
import { recordIn } from '../../lib/json-record.ts';
import { CredentialsForm, sendConfirmation } from './CredentialsForm.tsx';

let signingOut: Promise<void> | null = null;

/**
 * Signs out a listed, confirmed account that lacks the claim, which the next sign-in adds. An account created on the
 * sign-up page is first mailed a link for setting its password. All session listeners share one promise.
 * @throws AdminApiError with the server's text
 */
function signOutOnce(user: User): Promise<void> {
  signingOut ??= signOutForClaim(user).finally(() => {
    signingOut = null;
  });
  return signingOut;
}

async function signOutForClaim(user: User): Promise<void> {
  // The current token may predate the confirmation of the address
  await user.getIdToken(true);
  // Lazy-loaded, since it is rarely needed
  const { adminPost } = await import('../../lib/admin-api.ts');
  const { sent } = recordIn(await adminPost('invitation'));
  leaveAuthNotice(sent === true ? 'password' : 'confirmed');
  await signOut(auth);
  location.reload();
}

/** `entering`: redirecting to /admin. `unconfirmed`: signed in and listed, but the address is not confirmed. */
type AuthState =
  | { readonly status: 'checking' | 'signed-out' | 'entering' }
  | { readonly status: 'unconfirmed'; readonly user: User };

/** Follows the account that is signed in, in any tab. Accounts without the role are refused and signed out. */
function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>({ status: 'checking' });
  useEffect(() => {
    let latest = 0;
    return onIdTokenChanged(auth, async (user) => {
      latest += 1;
      const turn = latest;
      const next: AuthState = user ? await stateOf(user) : { status: 'signed-out' };
      // Ignores a check that a newer sign-in or sign-out has overtaken
      if (turn === latest) setState(next);
    });
  }, []);
  return state;
}

async function stateOf(user: User): Promise<AuthState> {
  const standing = await readPanelAccess(user).catch(() => null);
  // Offline, `standing` is null: /admin handles that
  if (standing === 'stranger') {
    toast(NOT_LISTED);
    await signOut(auth);
    return { status: 'signed-out' };
  }
  if (standing === 'listed') {
    // Fresh at sign-in and on page load; user.reload() would trigger this listener in a loop
    if (!user.emailVerified) return { status: 'unconfirmed', user };
    await signOutOnce(user).catch(async (error) => {
      toast(authFailure(error));
      await signOut(auth);
    });
    return { status: 'signed-out' };
  }
  location.replace(`/admin${takeReturnPlace()}`);
  return { status: 'entering' };
}

const NOTICES: Readonly<Record<Exclude<AuthNotice, 'denied'>, string>> = {
  ended: accessMessages.sessionEnded,
  confirmed: 'Your email address is confirmed. Please sign in.',
  password:
    'Your email address is confirmed. One last step: choose a new password with the link we just emailed you, then sign in.',
};

export function AuthPage() {
  const state = useAuthState();
  const [notice, setNotice] = useState<keyof typeof NOTICES | null>(null);
  useEffect(() => {
    const left = takeAuthNotice();
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
        {notice && state.status === 'signed-out' && (
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

function ConfirmAddress({ user }: { user: User }) {
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
  async function reload() {
    // Notifies the session's listeners; useAuthState takes over from there
    await user.reload();
    if (user.emailVerified) return;
    toast({ title: 'Not confirmed yet', description: 'Please open the link in the message first.' });
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
        <Button loading={isWorking} onClick={() => during(reload)}>
          I have confirmed it
        </Button>
        <Button variant="secondary" loading={isWorking} onClick={() => during(() => sendConfirmation(user))}>
          Resend confirmation
        </Button>
        <Button variant="ghost" onClick={() => signOut(auth)}>
          Use another account
        </Button>
      </div>
    </>
  );
}
