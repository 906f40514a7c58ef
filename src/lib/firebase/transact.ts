import { runTransaction, type Transaction } from 'firebase/firestore';
import { db } from './firestore.ts';
import { withinTime } from './within-time.ts';

/**
 * Runs `work` as a transaction within the limit of `withinTime`. After that the SDK must not write: the user has seen a
 * failure and may have tried again.
 */
export function transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return withinTime((signal) =>
    runTransaction(db, async (transaction) => {
      const result = await work(transaction);
      // No FirebaseError, after which the SDK would try again
      signal.throwIfAborted();
      return result;
    }),
  );
}
