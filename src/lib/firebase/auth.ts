import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators, firebaseApp } from './app.ts';

/**
 * Sign-in with e-mail and password: no pop-ups, so no frames and no scripts of others. The session is kept in the
 * browser's local storage, renews itself, and ends in all tabs at once.
 */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
