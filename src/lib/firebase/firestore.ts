import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './app.ts';

/** Firestore, under its security rules. 140 KB: import this only from code that loads after sign-in. */
export const db = getFirestore(firebaseApp);

if (emulators) {
  const [host = '', port] = emulators.firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}
