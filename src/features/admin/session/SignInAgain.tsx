import { useStore } from '@nanostores/react';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { useRef, useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { accessMessages } from '../../../domain/messages/access.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import { authFailure, credentialProblems } from '../../../lib/firebase/auth-failure.ts';
import { $asksToSignIn } from '../../../lib/firebase/session.ts';
import { FormDialog } from '../controls/FormDialog.tsx';

/** Dialog after a request without a valid session. What is open below stays; `onGiveUp` leaves for /auth instead. */
export function SignInAgain(props: { email: string; onGiveUp: () => void }) {
  return useStore($asksToSignIn) && <SignInDialog {...props} />;
}

function SignInDialog({ email, onGiveUp }: { email: string; onGiveUp: () => void }) {
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);

  async function handleSubmit() {
    const password = passwordRef.current?.value ?? '';
    const problem = credentialProblems(email, password).password;
    setError(problem);
    if (problem) return passwordRef.current?.focus();
    setWorking(true);
    try {
      await signInWithEmailAndPassword(auth, email, password);
      $asksToSignIn.set(false);
    } catch (failure) {
      setWorking(false);
      toast(authFailure(failure));
    }
  }
  return (
    <FormDialog
      size="sm"
      title="Sign in again"
      description={`${accessMessages.sessionEnded} Nothing that you typed is lost.`}
      submitLabel="Sign In"
      cancelLabel="Leave"
      isWorking={isWorking}
      onClose={() => $asksToSignIn.set(false)}
      onCancel={onGiveUp}
      onSubmit={handleSubmit}
    >
      <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />
      <TextField
        ref={passwordRef}
        label="Password"
        type="password"
        name="password"
        required
        autoComplete="current-password"
        error={error}
      />
    </FormDialog>
  );
}
