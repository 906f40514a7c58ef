/**
 * Limits what one address is mailed within an hour, since any address in a request may be a stranger's. Asked where a delivery
 * begins, so that no route and no 'send again' gets around it (docs/decisions/0055-limits-by-network.md).
 */
import { createHash } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { mailboxKey } from '../../../src/domain/mailbox-key.ts';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { LEASE_MS } from './after-failure.ts';

const MOST_MAILS = 6;

/** An hour, and as long as a delivery may take to hand its mail over. */
const WINDOW_MS = 60 * 60_000 + LEASE_MS;

/** When a mail may leave, and what notes that it does; to be called after all reads of the transaction. */
interface Turn {
  readonly at: Date;
  readonly take: () => void;
}

/** Returns `now`, or the moment from which fewer than six mails have left for the address within the hour before. */
export async function turnOf(
  transaction: Transaction,
  db: Firestore,
  { id, to }: { id: string; to: string },
  now: Date,
): Promise<Turn> {
  const ref = db.doc(RATE_LIMITS.path(`mail_${createHash('sha256').update(mailboxKey(to)).digest('hex')}`));
  const { requests = {} } = RATE_LIMITS.read((await transaction.get(ref)).data() ?? {});
  // Another try of the same mail takes no second place
  const others = Object.entries(requests).filter(
    ([other, { at }]) => other !== id && at.toMillis() > now.getTime() - WINDOW_MS,
  );
  const sixth = others
    .map(([, { at }]) => at.toMillis())
    .sort((a, b) => a - b)
    .at(-MOST_MAILS);
  const at = Timestamp.fromDate(now);
  return {
    at: sixth === undefined ? now : new Date(sixth + WINDOW_MS),
    take: () => {
      transaction.set(ref, {
        requests: { ...Object.fromEntries(others), [id]: { at, order: at } },
        expires_at: Timestamp.fromMillis(now.getTime() + WINDOW_MS),
      });
    },
  };
}
