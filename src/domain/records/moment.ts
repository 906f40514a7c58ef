import * as z from 'zod/mini';
import { follows } from '../schemas/text.ts';

/** A point in time from the database: a Firestore Timestamp of the server's or the browser's SDK. */
export interface Moment {
  readonly toDate: () => Date;
  readonly toMillis: () => number;
}

export function moment() {
  return z
    .custom<Moment>((value) => typeof (value as Partial<Moment> | null)?.toMillis === 'function')
    .check(follows('moment'));
}
