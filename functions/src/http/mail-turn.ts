import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Mail } from '../../../src/domain/records/mail.ts';
import { mailboxKey } from '../../../src/domain/visitor/mailbox-key.ts';
import { rateLimits } from './rate-limit.ts';

/** Maximum mails to one address, since any address in a request may be a stranger's. */
const MAILS = { route: 'mail', perHour: 6, perDay: 12 };

/** One more for the link that unlocks a booking: strangers who use up the limit cannot lock anyone out. */
const UNLOCKING_MAILS = { route: 'mail-unlocking', perHour: 1 };

/** As many again that the team sends by a press, so that none of these waits behind what strangers caused. */
const MAILS_BY_TEAM = { ...MAILS, route: 'mail-by-team' };

/** A mail's turn among the mails to its address. */
export interface MailTurn {
  /** When the mail may leave: `now` if it may now. */
  readonly at: Date;
  /** Counts the mail, after all reads of the transaction. */
  readonly count: () => void;
}

/**
 * Returns the next turn of a mail to a visitor. Delivery counts it, so that no route and no 'send again' bypasses it;
 * a booking counts its link's turn itself (docs/decisions/0055-limits-by-network.md).
 */
export async function nextTurn(
  transaction: Transaction,
  db: Firestore,
  { kind, to, by_team }: Pick<Mail, 'kind' | 'to' | 'by_team'>,
  now: Date,
): Promise<MailTurn> {
  const limited = by_team ? [MAILS_BY_TEAM] : kind === 'booking-pending' ? [MAILS, UNLOCKING_MAILS] : [MAILS];
  const turns = await Promise.all(
    limited.map(async (limit) => {
      const limits = await rateLimits(db, [{ ...limit, address: mailboxKey(to), now }]);
      const counters = await transaction.getAll(...limits.refs);
      return {
        at: new Date(now.getTime() + limits.check(counters)),
        count: () => limits.count(transaction, counters),
      };
    }),
  );
  return turns.reduce((first, turn) => (turn.at < first.at ? turn : first));
}
