import { runTransaction, type Transaction } from 'firebase/firestore';
import { db } from './firestore.ts';
import { withinTime } from './within-time.ts';

/**
 * Runs `work` as a transaction, for as long as `withinTime` waits. After that the SDK must not go on trying: the person
 * has been told that it failed, may have tried again, and would find a change that nobody made.
 * @throws FirebaseError as the backend or `withinTime` says
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
