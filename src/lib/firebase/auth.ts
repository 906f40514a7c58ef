import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators, firebaseApp } from './app.ts';

/** Sign-in without pop-ups, which need frames and third-party scripts. A session ends in all tabs at once. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
