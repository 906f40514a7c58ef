/** Meetings of two administrators, who cover for each other. */
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { documentsOf } from './api-under-test.ts';
import { bookedMeetings, DAY } from './booked-meetings.ts';
import { readInvitation } from './mailbox.ts';
import { offer, storeHost } from './payloads.ts';

export const [ME, PARTNER] = DEMO_ADMINS;

type Fields = Record<string, unknown>;

/** Starts both APIs with both administrators: 'Alex', who calls, and 'Sam'. */
export async function twoAdministrators() {
  const meetings = await bookedMeetings({ admins: DEMO_ADMINS.map(({ email }) => email) });
  const { db, ask, time } = meetings;
  await storeHost(db, ME.uid, 'Alex');
  await storeHost(db, PARTNER.uid, 'Sam');
  for (const { uid, email } of DEMO_ADMINS) {
    const record = { invited_at: new Date(), way: 'invitation', sessions_from: 0, email };
    await db.doc(ADMINS.path(uid)).set(record);
  }
  const fieldsAt = async (path: string) => (await db.doc(path).get()).data();
  return {
    ...meetings,
    fieldsAt,
    /** Books an hour of the caller for a visitor. */
    bookMine: async (label = '10:00 AM', changes: object = {}) => {
      const availability_id = await offer(db, DAY, [label], ME.uid);
      return meetings.book({ time: label, availability_id, company: 'Acme', ...changes });
    },
    handOver: (id: string, to: string = PARTNER.uid) => ask(`${id}/hand-over`, { to }),
    undo: async (...changes: unknown[]) => (await ask('undo', { changes })).json,
    /** Returns the mails since the booking's own two. */
    mails: async () =>
      (await documentsOf(db, 'mail')).filter(
        ({ kind }) => kind !== 'booking-lead' && kind !== 'booking-confirmation',
      ),
    asVisitor: (manageUrl: string, what: 'move' | 'cancel', body: object) =>
      meetings.visitors.post(`/api/meeting/${what}`, body, undefined, {
        'x-meeting-token': new URL(manageUrl).hash.slice(1),
      }),
    pass: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
  };
}

/** Returns the recipient of a mail and its calendar entry. */
export function entryIn({ to, kind, ics }: Fields) {
  const { uid, method, sequence } = readInvitation((ics as { content: string }).content);
  return { to, kind, uid, method, sequence };
}
