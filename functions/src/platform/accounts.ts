import { type Auth, getAuth } from 'firebase-admin/auth';
import { app } from './firebase.ts';

/** Separate from firebase.ts, so that functions such as `api` do not load the accounts' SDK. */
export function auth(): Auth {
  return getAuth(app());
}
