import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import {
  type SearchedTexts,
  searchedInBooking,
  searchedInMessage,
  searchedInProposal,
  searchWords,
} from '../../../src/domain/visitor/search-words.ts';
import { isWritten, NOT_FOUND, pagesOf } from '../platform/firebase.ts';

type TextsOf = (document: Document) => SearchedTexts;

const SEARCHED: readonly (readonly [collection: string, TextsOf])[] = [
  [BOOKINGS.name, (document) => searchedInBooking(BOOKINGS.read(document))],
  [
    QUOTE_SUBMISSIONS.name,
    (document) => {
      const { contact, show_name } = QUOTE_SUBMISSIONS.read(document);
      return searchedInMessage(contact, show_name);
    },
  ],
  [CUSTOM_REQUESTS.name, (document) => searchedInMessage(CUSTOM_REQUESTS.read(document))],
  [PROPOSALS.name, (document) => searchedInProposal(PROPOSALS.read(document))],
  [
    CONTACT_MESSAGES.name,
    (document) => {
      const message = CONTACT_MESSAGES.read(document);
      return searchedInMessage(message, message.show_name);
    },
  ],
];

/** Updates the search words of all leads and bookings; returns how many changed. Safe to repeat. */
export async function indexVisitors(db: Firestore): Promise<number> {
  let count = 0;
  for (const [collection, textsOf] of SEARCHED) {
    for await (const docs of pagesOf(db.collection(collection).orderBy('__name__'))) {
      const changed = await Promise.all(docs.map((document) => index(document, textsOf)));
      count += changed.filter(Boolean).length;
    }
  }
  return count;
}

/** Updates the record's search words; true if they had changed. */
async function index(record: QueryDocumentSnapshot, textsOf: TextsOf): Promise<boolean> {
  const search_words = searchWords(textsOf(record.data()));
  const present: unknown = record.get('search_words');
  if (Array.isArray(present) && present.join() === search_words.join()) return false;
  // Fails if the record was deleted meanwhile, which must not recreate it
  return isWritten(record.ref.update({ search_words }), NOT_FOUND);
}
