/**
 * Takes the place of the package 'firebase/auth' in component tests (vitest.config.ts): who is signed in is what the test
 * says. What the provider and the blocking functions decide is proven on the real stack.
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

/** What tests say of sign-in and session. */
export const provider = {
  /** Nobody is signed in, and the provider answers. */
  start(): void {
    session.currentUser = null;
    asked = [];
    failure = null;
  },

  /** An administrator's session, or that of somebody whose address is still to be confirmed. */
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

  /** Refuses everything from now on with this code of the provider's. */
  fail(code: string): void {
    failure = code;
  },

  /** What was asked for so far: 'sign-in admin@booth.example'. */
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
