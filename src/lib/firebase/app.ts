import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '../../config/firebase.ts';

const settings: FirebaseSettings = import.meta.env.FIREBASE;

/** The local emulators to use in place of the project; undefined on a public site. */
export const emulators: FirebaseSettings['emulators'] = settings.emulators;

const { apiKey, projectId, appId } = settings;

/** The Firebase app of the admin pages; made when this file loads, which only they do, and only in a browser. */
export const firebaseApp: FirebaseApp = initializeApp({ apiKey, projectId, ...(appId ? { appId } : {}) });
