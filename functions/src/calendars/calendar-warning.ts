import type { Transaction } from 'firebase-admin/firestore';
import type { Calendar } from '../../../src/domain/records/calendars.ts';
import { HOSTS } from '../../../src/domain/records/hosts.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { ServiceContext } from '../platform/params.ts';

/** Mails the team that an administrator's calendar cannot be read. */
export async function addWarning(
  transaction: Transaction,
  { db, now, settings }: ServiceContext<'teamEmail' | 'siteUrl'>,
  { admin_id, host, failing_since, failure }: Calendar,
): Promise<void> {
  const { name } = HOSTS.read((await transaction.get(db.doc(HOSTS.path(admin_id)))).data() ?? {});
  const owner = name ? `${name}'s calendar` : "An administrator's calendar";
  const title = `${owner} cannot be read`;
  const since = failing_since ? ` since ${formatMeeting(failing_since.toDate(), COMPANY_ZONE)}` : '';
  const mail = renderMail({
    kind: 'calendar-unreadable',
    subject: title,
    preview: failure,
    title,
    blocks: [
      paragraph(`The calendar on ${host} could not be read${since}. ${failure}`),
      paragraph(
        `Its last known events still close hours, but newer ones do not: visitors may book a time that is taken. Check the calendar, or connect it again: ${settings.siteUrl}/admin#settings?group=connections`,
      ),
    ],
  });
  addToOutbox(transaction, db, now, { ...mail, to: settings.teamEmail });
}
