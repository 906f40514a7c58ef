import * as z from 'zod/mini';
import { follows } from '../schemas/text.ts';

/** A point in time as the database has it: a Timestamp of Firestore, of the server's SDK or the browser's. */
export interface Moment {
  readonly toDate: () => Date;
  readonly toMillis: () => number;
}

export function moment() {
  return z
    .custom<Moment>((value) => typeof (value as Partial<Moment> | null)?.toMillis === 'function')
    .check(follows('moment'));
}
