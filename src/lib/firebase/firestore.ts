import { connectFirestoreEmulator, disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './app.ts';

/** Firestore, under its security rules. 140 KB: import this only from code that loads after sign-in. */
export const db = getFirestore(firebaseApp);

if (emulators) {
  const [host = '', port] = emulators.firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}

/** Stops all requests while the browser is offline: each would fail and be logged as an error, again and again. */
function followNetwork(): void {
  void (navigator.onLine ? enableNetwork(db) : disableNetwork(db));
}

if (!navigator.onLine) followNetwork();
addEventListener('online', followNetwork);
addEventListener('offline', followNetwork);
