import { runTransaction, type Transaction } from 'firebase/firestore';
import { db } from './firestore.ts';
import { withinTime } from './within-time.ts';

/** Runs a transaction within `withinTime`. The SDK must not write later: the user saw a failure and may have retried. */
export function transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return withinTime((signal) =>
    runTransaction(db, async (transaction) => {
      const result = await work(transaction);
      // Not a FirebaseError, which the SDK would retry
      signal.throwIfAborted();
      return result;
    }),
  );
}
