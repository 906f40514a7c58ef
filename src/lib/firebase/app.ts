import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '../../config/firebase.ts';

const settings: FirebaseSettings = import.meta.env.FIREBASE;

/** Local emulators to use instead of the project; undefined on a public site. */
export const { emulators } = settings;

const { apiKey, projectId, appId } = settings;

/** The admin pages' Firebase app, created when this module loads: only admin pages import it, only in browsers. */
export const firebaseApp: FirebaseApp = initializeApp({ apiKey, projectId, ...(appId ? { appId } : {}) });
