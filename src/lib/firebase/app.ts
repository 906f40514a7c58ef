import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '../../config/firebase.ts';

const settings: FirebaseSettings = import.meta.env.FIREBASE;

/** Local emulators to use instead of the project; undefined on a public site. */
export const emulators: FirebaseSettings['emulators'] = settings.emulators;

const { apiKey, projectId, appId } = settings;

/**
 * The Firebase app of the admin pages, created when this module loads. Only admin pages import it, and only in
 * browsers.
 */
export const firebaseApp: FirebaseApp = initializeApp({ apiKey, projectId, ...(appId ? { appId } : {}) });
