/**
 * Replaces the package 'firebase/auth' in component tests (vitest.config.ts): the test decides who is signed in. The
 * provider's and the blocking functions' decisions are tested on the real stack.
 */
import { FirebaseError } from 'firebase/app';

export interface FakeUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly getIdToken: (isForced?: boolean) => Promise<string>;
  readonly getIdTokenResult: () => Promise<{ claims: Record<string, unknown> }>;
  readonly reload: () => Promise<void>;
}

const session: { currentUser: FakeUser | null } = { currentUser: null };
const listeners = new Set<(user: FakeUser | null) => void>();
/** The user whose session has expired, and who can sign in again. */
let expired: FakeUser | null = null;
let asked: string[] = [];
let failure: string | null = null;

/** Sets sign-in and session. */
export const provider = {
  /** Starts with no one signed in and a provider that responds. */
  start(): void {
    session.currentUser = null;
    expired = null;
    asked = [];
    failure = null;
  },

  /** Signs in an administrator, or someone whose address is not confirmed yet. */
  signIn({ uid = 'demo-admin', email = 'admin@booth.example', emailVerified = true } = {}): void {
    session.currentUser = {
      uid,
      email,
      emailVerified,
      getIdToken: async () => `token of ${uid}`,
      getIdTokenResult: async () => ({
        claims: { admin: emailVerified, listed: true, email_verified: emailVerified },
      }),
      reload: async () => {},
    };
  },

  /** Ends the session as the server knows it: the next renewal of the token signs out. */
  expire(): void {
    const user = session.currentUser;
    if (!user) return;
    session.currentUser = {
      ...user,
      getIdToken: async (isForced = false) => {
        if (!isForced) return user.getIdToken();
        await null;
        expired = user;
        tell(null);
        throw new FirebaseError('auth/user-token-expired', 'Firebase: Error (auth/user-token-expired).');
      },
    };
  },

  /** Refuses all further requests with this code of the provider. */
  fail(code: string): void {
    failure = code;
  },

  /** Requests so far: 'sign-in admin@booth.example'. */
  asked: (): readonly string[] => asked,
};

/** Changes the signed-in user and notifies the listeners. */
function tell(user: FakeUser | null): void {
  session.currentUser = user;
  for (const listener of listeners) listener(user);
}

async function ask(request: string): Promise<void> {
  asked.push(request);
  if (failure) throw new FirebaseError(failure, `Firebase: Error (${failure}).`);
}

export const browserLocalPersistence = {};

export function initializeAuth(): typeof session {
  return session;
}

export function connectAuthEmulator(): void {}

export function onIdTokenChanged(_auth: object, listener: (user: FakeUser | null) => void): () => void {
  queueMicrotask(() => listener(session.currentUser));
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function signInWithEmailAndPassword(_auth: object, email: string): Promise<void> {
  await ask(`sign-in ${email}`);
  if (expired) tell(expired);
}

export function createUserWithEmailAndPassword(_auth: object, email: string): Promise<void> {
  return ask(`sign-up ${email}`);
}

export function sendEmailVerification(user: FakeUser): Promise<void> {
  return ask(`confirmation ${user.email}`);
}

export function sendPasswordResetEmail(_auth: object, email: string): Promise<void> {
  return ask(`new password ${email}`);
}

export function signOut(): Promise<void> {
  return ask('sign-out');
}
