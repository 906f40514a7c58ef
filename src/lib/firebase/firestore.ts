import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './app.ts';

/** The database under its security rules. It weighs 140 KB: only what loads after sign-in may import this file. */
export const db = getFirestore(firebaseApp);

if (emulators) {
  const [host = '', port] = emulators.firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}
