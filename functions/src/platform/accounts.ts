import { type Auth, getAuth } from 'firebase-admin/auth';
import { app } from './firebase.ts';

/** The project's accounts. Apart from the database: who has no use for them, as `api`, does not load them. */
export function auth(): Auth {
  return getAuth(app());
}
