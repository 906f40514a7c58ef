import type { Firestore } from 'firebase-admin/firestore';
import { WAITING_LEADS, type WaitingLead } from '../../../src/domain/records/waiting-leads.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type OutgoingMail } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';

/** Maximum leads per mail and per transaction. */
const MAX_LINES = 200;

/**
 * Writes mails that list the waiting leads, oldest first, and deletes those leads in the same transaction, so that a
 * lead is in exactly one digest. Returns the number of leads.
 */
export async function sendDigest(
  db: Firestore,
  now: Date,
  { teamEmail, siteUrl }: { teamEmail: string; siteUrl: string },
): Promise<number> {
  const oldest = db.collection(WAITING_LEADS.name).orderBy('created_at').limit(MAX_LINES);
  let listed = 0;
  for (let lines = MAX_LINES; lines === MAX_LINES; listed += lines) {
    lines = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(oldest);
      if (docs.length === 0) return 0;
      const leads = docs.map((lead) => lead.data() as WaitingLead);
      addToOutbox(transaction, db, now, { ...digestMail(leads, siteUrl), to: teamEmail });
      for (const { ref } of docs) transaction.delete(ref);
      return docs.length;
    });
  }
  if (listed > 0) logEvent('digest-written', { leads: listed });
  return listed;
}

function digestMail(leads: readonly WaitingLead[], siteUrl: string): Omit<OutgoingMail, 'to'> {
  const title = `${leads.length} more ${leads.length === 1 ? 'lead' : 'leads'}`;
  const mail = renderMail({
    kind: 'lead-digest',
    subject: title,
    preview: 'More came in within an hour than we email you one by one.',
    title,
    blocks: [
      paragraph(
        `More came in within an hour than we email you one by one. All of them are stored, with full details in the panel: ${siteUrl}/admin. Each of these visitors was promised a reply within 24 hours.`,
      ),
      {
        kind: 'rows',
        title: 'What came in',
        rows: leads.map(({ subject, reply_to, created_at }) => ({
          label: formatMeeting(created_at.toDate(), COMPANY_ZONE),
          value: [subject, reply_to].filter(Boolean).join('\n'),
        })),
      },
    ],
  });
  return { ...mail, lists: leads.flatMap(({ reply_to }) => reply_to ?? []) };
}
