/**
 * Replaces the package 'firebase/auth' in component tests (vitest.config.ts): the test decides who is signed in. The
 * provider's and the blocking functions' decisions are tested on the real stack.
 */
import { FirebaseError } from 'firebase/app';

export interface FakeUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly getIdToken: () => Promise<string>;
  readonly getIdTokenResult: () => Promise<{ claims: Record<string, unknown> }>;
  readonly reload: () => Promise<void>;
}

const session: { currentUser: FakeUser | null } = { currentUser: null };
let asked: string[] = [];
let failure: string | null = null;

/** Sets sign-in and session. */
export const provider = {
  /** Starts with no one signed in and a provider that responds. */
  start(): void {
    session.currentUser = null;
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

  /** Refuses all further requests with this code of the provider. */
  fail(code: string): void {
    failure = code;
  },

  /** Requests so far: 'sign-in admin@booth.example'. */
  asked: (): readonly string[] => asked,
};

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
  return () => {};
}

export function signInWithEmailAndPassword(_auth: object, email: string): Promise<void> {
  return ask(`sign-in ${email}`);
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
