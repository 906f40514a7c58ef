import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, type Mail, mailName } from '../../../src/domain/records/mail.ts';
import { dealOfMail, writeDeal } from '../deals/deal-store.ts';
import { paragraph, renderMail, table } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import type { DeliveryFailure } from './mail-outcome.ts';

export type Team = Pick<Settings, 'teamEmail' | 'siteUrl'>;

/** Mails the team that a mail was given up, and marks its deal, in the same transaction. Never reports such a report itself. */
export async function reportUndelivered(
  transaction: Transaction,
  { db, team }: { db: Firestore; team: Team },
  { mail, failure, now }: { mail: Mail; failure: DeliveryFailure; now: Date },
): Promise<void> {
  if (mail.kind === 'undelivered-mail') return;
  const booking = mail.booking_id ? await transaction.get(db.doc(BOOKINGS.path(mail.booking_id))) : null;
  const reference: unknown = booking?.get('reference');
  const deal = isToVisitor(mail.kind) ? await dealOfMail(transaction, db, mail) : null;
  writeDeal(transaction, deal, { what: 'undelivered' }, { at: Timestamp.fromDate(now), by: 'team' });
  addToOutbox(transaction, db, now, {
    ...undeliveredMail(mail, failure, typeof reference === 'string' ? reference : '', team.siteUrl),
    to: team.teamEmail,
    // So that `npm run visitors` finds it with the visitor's other data
    ...(isToVisitor(mail.kind) ? { undelivered_to: mail.to } : {}),
  });
}

const WHAT_HAPPENED: Readonly<Record<DeliveryFailure['verdict'], string>> = {
  refused: 'The mail server permanently rejected this email. It will not be retried.',
  passing: 'The mail server did not accept this email after many attempts. It will not be retried.',
  unknown:
    'The mail server received this email several times and never confirmed it. It may have arrived; it will not be retried, so that no one gets more copies.',
};

/** Contains none of the visitor's data except the address of the failed mail. */
function undeliveredMail(
  mail: Pick<Mail, 'kind' | 'to' | 'quote_submission_id'>,
  failure: DeliveryFailure,
  reference: string,
  siteUrl: string,
): RenderedMail {
  const name = mailName(mail);
  return renderMail({
    kind: 'undelivered-mail',
    subject: ['Email not delivered', [name, reference].filter(Boolean).join(', ')].join(': '),
    preview: WHAT_HAPPENED[failure.verdict],
    title: 'An email was not delivered',
    blocks: [
      paragraph(WHAT_HAPPENED[failure.verdict]),
      table('Email', [
        { label: 'What', value: name, strong: true },
        { label: 'To', value: mail.to },
        { label: 'Reference', value: reference },
        { label: 'Quote submission', value: mail.quote_submission_id },
        { label: 'Reason', value: failure.reason },
      ]),
      paragraph(
        isToVisitor(mail.kind)
          ? `${whatStands(mail)} Please reach the visitor another way; the panel has what they left: ${siteUrl}/admin`
          : `Nothing is lost: its content is stored. The panel shows it, and can resend the email: ${siteUrl}/admin`,
      ),
    ],
  });
}

function whatStands({ kind }: Pick<Mail, 'kind'>): string {
  if (kind === 'booking-pending') return 'Without its link the booking cannot be confirmed, and is released.';
  return `The ${kind.startsWith('quote-') ? 'quote' : 'booking'} stands.`;
}
