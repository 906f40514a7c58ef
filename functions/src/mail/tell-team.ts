import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL_ABOUT_MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { DeliveryFailure } from './mail-outcome.ts';
import { undeliveredMail } from './undelivered-mail.ts';

/** The team's address for mails about given-up mails, and the panel's address. */
export interface Team {
  readonly teamEmail: string;
  readonly siteUrl: string;
}

/**
 * Mails the team that a mail was given up, in the transaction that gives it up. Reads before it writes. A
 * failed report is not reported in turn, to avoid an endless loop; the panel shows it.
 */
export async function tellTeam(
  transaction: Transaction,
  { db, team }: { db: Firestore; team: Team },
  { mail, failure, now }: { mail: Mail; failure: DeliveryFailure; now: Date },
): Promise<void> {
  if (mail.kind === MAIL_ABOUT_MAIL) return;
  const booking = mail.booking_id ? await transaction.get(db.doc(BOOKINGS.path(mail.booking_id))) : null;
  const reference: unknown = booking?.get('reference');
  addToOutbox(transaction, db, now, {
    ...undeliveredMail({
      mail,
      failure,
      reference: typeof reference === 'string' ? reference : undefined,
      siteUrl: team.siteUrl,
    }),
    to: team.teamEmail,
    // Lets `npm run visitors` find it with the visitor's other data
    ...(isToVisitor(mail.kind) ? { undelivered_to: mail.to } : {}),
  });
}
