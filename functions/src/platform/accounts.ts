import { type Auth, getAuth } from 'firebase-admin/auth';
import { app } from './firebase.ts';

/** The project's accounts. Apart from the database, so that functions such as `api` do not load them. */
export function auth(): Auth {
  return getAuth(app());
}
