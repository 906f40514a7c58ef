import { Timestamp } from 'firebase-admin/firestore';
import { RESEND_MAIL } from '../../../src/domain/api/admin-routes.ts';
import { MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { dealOfMail, writeDeal } from '../deals/deal-store.ts';
import { Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { waitingFrom } from '../mail-kit/outbox.ts';
import { isAhead } from '../platform/outbox.ts';

/**
 * POST /api/admin/mail/:id/resend: queues a failed or waiting mail again with all its attempts, even if it may have
 * arrived. Safe to repeat: if a mail has several tasks, only one delivers it (see deliver-mail.ts). Answers `not-found`,
 * `mail-sent`, or `mail-in-delivery` while a delivery has the mail.
 */
export function resendMailRoute({ db, timeOf, enqueue }: AdminDependencies): ServedRoute {
  return serve(RESEND_MAIL, async (_none, { id, by }) => {
    const ref = db.doc(MAIL.path(id));
    const kind = await db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(ref);
      const mail = snapshot.data() as Mail | undefined;
      const now = timeOf(snapshot);
      if (!mail) throw new Problem('not-found');
      if (mail.state === 'sent') throw new Problem('mail-sent');
      // An expired lease belongs to a crashed delivery
      if (mail.state === 'sending' && isAhead(mail.lease_until, now)) throw new Problem('mail-in-delivery');
      const deal = await dealOfMail(transaction, db, mail);
      requireInTime();
      if (deal?.deal.undelivered_at) {
        writeDeal(transaction, deal, { what: 'delivered' }, { at: Timestamp.fromDate(now), by });
      }
      transaction.update(ref, waitingFrom(now));
      return mail.kind;
    });
    await enqueue({ id, kind });
  });
}
