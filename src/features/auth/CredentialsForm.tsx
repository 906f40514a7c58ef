import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { type ToastMessage, toast } from '../../components/toast-store.ts';
import { useFormToasts } from '../../components/use-form-toasts.ts';
import { pastedAddress } from '../../domain/schemas/pasted-address.ts';
import { auth } from '../../lib/firebase/auth.ts';
import {
  authFailure,
  type CredentialProblems,
  credentialProblems,
  MIN_PASSWORD_LENGTH,
  NOT_LISTED,
} from '../../lib/firebase/auth-failure.ts';
import { recordIn } from '../../lib/json-record.ts';

/** Timeout in ms. Short, so that a typo is reported soon even if the server is slow. */
const PATIENCE_MS = 8_000;

/** The provider's codes for wrong credentials, which do not reveal whether the address has an account. */
const HIDING = ['auth/invalid-credential', 'auth/invalid-login-credentials'];

/** Returns the toast for a failed sign-in. The provider hides unknown addresses, so our server says if it is listed. */
async function signInFailure(error: unknown, email: string): Promise<Omit<ToastMessage, 'id'>> {
  const { code = '' } = error as { code?: string };
  return HIDING.includes(code) && (await isStranger(email)) ? NOT_LISTED : authFailure(error);
}

async function isStranger(email: string): Promise<boolean> {
  try {
    const response = await fetch('/api/sign-in-standing', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok && recordIn(await response.text())['listed'] === false;
  } catch {
    return false;
  }
}

/** The form's modes and their texts; `toggle` is the button that switches to the mode `other`. */
const MODES = {
  'sign-in': {
    title: 'Admin sign-in',
    subtitle: 'For authorized administrators only.',
    submit: 'Sign In',
    question: "Don't have an account?",
    toggle: 'Sign up',
    other: 'sign-up',
  },
  'sign-up': {
    title: 'Create your account',
    subtitle: "For authorized administrators only. We'll email you a link to confirm your address.",
    submit: 'Sign Up',
    question: 'Already have an account?',
    toggle: 'Sign in',
    other: 'sign-in',
  },
  forgot: {
    title: 'Forgot your password?',
    subtitle: "We'll email you a link to set a new one.",
    submit: 'Send link',
    question: 'Remembered it?',
    toggle: 'Back to sign-in',
    other: 'sign-in',
  },
} as const;

type Mode = keyof typeof MODES;

/** One form for sign-in, sign-up and password reset. Keeps the typed address when the mode changes. */
export function CredentialsForm() {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [problems, setProblems] = useState<CredentialProblems>({});
  const [isWorking, setIsWorking] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { showToast, dismissToasts } = useFormToasts();
  const texts = MODES[mode];

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWorking) return;
    const email = pastedAddress(emailRef.current?.value ?? '');
    const password = passwordRef.current?.value ?? '';
    const found = credentialProblems(email, mode === 'forgot' ? null : password, {
      isNew: mode === 'sign-up',
    });
    setProblems(found);
    if (found.email) return emailRef.current?.focus();
    if (found.password) return passwordRef.current?.focus();
    setIsWorking(true);
    dismissToasts();
    try {
      await submit(mode, email, password);
      if (mode === 'forgot') setMode('sign-in');
    } catch (error) {
      showToast(await signInFailure(error, email));
    } finally {
      setIsWorking(false);
    }
  }
  function change(next: Mode) {
    setMode(next);
    setProblems({});
    dismissToasts();
    emailRef.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{texts.title}</h1>
        <p className="mt-1.5 text-muted">{texts.subtitle}</p>
      </div>
      <TextField
        ref={emailRef}
        label="Email"
        type="email"
        name="email"
        required
        autoComplete="username"
        spellCheck={false}
        error={problems.email}
      />
      {mode !== 'forgot' && (
        <TextField
          ref={passwordRef}
          label="Password"
          type="password"
          name="password"
          required
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          hint={mode === 'sign-up' ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
          error={problems.password}
        />
      )}
      {mode === 'sign-in' && (
        <TextButton onClick={() => change('forgot')} className="-mt-3 self-end">
          Forgot password?
        </TextButton>
      )}
      <Button type="submit" loading={isWorking}>
        {texts.submit}
      </Button>
      <p className="flex min-h-11 items-center justify-center gap-1.5 text-[0.9375rem] text-muted">
        {texts.question}
        <TextButton onClick={() => change(texts.other)}>{texts.toggle}</TextButton>
      </p>
    </form>
  );
}

async function submit(mode: Mode, email: string, password: string): Promise<void> {
  if (mode === 'forgot') return requestNewPassword(email);
  if (mode === 'sign-in') await signInWithEmailAndPassword(auth, email, password);
  else {
    // The server refuses unlisted addresses
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendConfirmation(user);
  }
}

/** Requests a password reset. The message is the same whether or not the address has an account. */
async function requestNewPassword(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
  toast({
    title: 'Check your email',
    description: "If this address has an account, we've emailed it a link to set a new password.",
    variant: 'success',
  });
}

function TextButton(props: { onClick: () => void; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={props.onClick}
      className={`focus-ring inline-flex min-h-11 items-center rounded-control px-1 text-[0.9375rem] font-medium text-brand-strong underline-offset-4 hover:underline ${props.className ?? ''}`}
    >
      {props.children}
    </button>
  );
}

/** Sends the link that confirms an account's address and finally leads to the panel. */
export async function sendConfirmation(user: User): Promise<void> {
  await sendEmailVerification(user, { url: `${location.origin}/admin` });
  toast({
    title: 'Check your email',
    description: "We've sent you a confirmation link.",
    variant: 'success',
  });
}
