import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators, firebaseApp } from './app.ts';

/**
 * Sign-in with email and password: without pop-ups, the page needs no frames and third-party scripts. The session is in
 * local storage, renews itself, and ends in all tabs at once.
 */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
