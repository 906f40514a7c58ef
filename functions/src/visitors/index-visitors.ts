import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { DEALS } from '../../../src/domain/records/deals.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import {
  type SearchedTexts,
  searchedInBooking,
  searchedInDeal,
  searchWords,
} from '../../../src/domain/visitor/search-words.ts';
import { isWritten, NOT_FOUND, pagesOf } from '../platform/firebase.ts';

type TextsOf = (document: Document) => SearchedTexts;

const SEARCHED: readonly (readonly [collection: string, TextsOf])[] = [
  [BOOKINGS.name, (document) => searchedInBooking(BOOKINGS.read(document))],
  [DEALS.name, (document) => searchedInDeal(DEALS.read(document))],
];

/** Updates the search words of all deals and bookings; returns how many changed. Safe to repeat. */
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
