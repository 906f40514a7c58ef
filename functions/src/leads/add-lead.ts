import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ADD_LEAD } from '../../../src/domain/api/admin-routes.ts';
import { fieldMessages } from '../../../src/domain/messages/fields.ts';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../src/domain/records/contact-messages.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import type { AddedLead } from '../../../src/domain/schemas/added-lead.ts';
import { NEW_LEAD } from '../../../src/domain/schemas/leads.ts';
import { listedShow } from '../../../src/domain/show/listed-show.ts';
import { searchedInMessage, searchWords } from '../../../src/domain/visitor/search-words.ts';
import type { ServedRoute } from '../http/admin-route.ts';
import type { Decision } from '../http/idempotency.ts';
import { keyedAdminRoute } from '../http/keyed-admin-route.ts';
import { invalid } from '../http/problem.ts';
import type { ReadClock } from '../platform/firebase.ts';

/** POST /api/admin/leads: adds a person as a new lead, once per idempotency key. No one is mailed. */
export function addLeadRoute({ db, timeOf }: { db: Firestore; timeOf: ReadClock }): ServedRoute {
  return keyedAdminRoute(ADD_LEAD, {
    db,
    timeOf,
    name: 'admin-leads',
    work: (added, { by }, now) => ({ decide: () => decide(db, by, added, now) }),
  });
}

/** @throws Problem `invalid` for an unknown show */
async function decide(
  db: Firestore,
  by: string,
  { note, show_id, booth_size, ...person }: AddedLead,
  now: Date,
): Promise<Decision> {
  const show = show_id ? listedShow(show_id, (await db.doc(SHOWS.path(show_id)).get()).data()) : null;
  if (show === undefined) throw invalid({ show_id: fieldMessages.unknownShow });
  const ref = db.collection(CONTACT_MESSAGES.name).doc();
  const lead: StoredContactMessage = {
    ...person,
    message: '',
    added_by: by,
    ...(show_id && show && { show_id, show_name: show.name }),
    ...(booth_size && { booth_size }),
    lead: { ...NEW_LEAD, note },
    created_at: Timestamp.fromDate(now),
    search_words: searchWords(searchedInMessage(person, show?.name)),
  };
  return {
    status: 201,
    body: { success: true, id: ref.id },
    write: (writer) => void writer.create(ref, lead),
  };
}
