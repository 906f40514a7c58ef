import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Emulators, emulatorsFor, firebaseSettings } from '../../config/firebase.ts';

/** The Firebase app of the admin pages; made when this file loads, which only they do, and only in a browser. */
export const firebaseApp: FirebaseApp = initializeApp(firebaseSettings(location, import.meta.env));

/** The local emulators to use in place of the project; null on a public site. */
export const emulators: Emulators | null = emulatorsFor(location);
