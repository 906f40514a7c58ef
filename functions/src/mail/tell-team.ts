import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL_ABOUT_MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { DeliveryFailure } from './mail-outcome.ts';
import { undeliveredMail } from './undelivered-mail.ts';

/** Who is told of mails that were given up, and where the panel is. */
export interface Team {
  readonly teamEmail: string;
  readonly siteUrl: string;
}

/**
 * Mails the team that a mail was given up, in the transaction that gives it up. Reads before it writes. Nobody is told
 * of such a mail itself: the panel shows it, and there is no end to mails about mails.
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
    // By this it is found with all else that is stored about the visitor.
    ...(isToVisitor(mail.kind) ? { undelivered_to: mail.to } : {}),
  });
}
