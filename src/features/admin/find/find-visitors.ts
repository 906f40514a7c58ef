import {
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { LEAD_KINDS } from '../../../domain/schemas/leads.ts';
import {
  isFound,
  type Search,
  type SearchedTexts,
  searchedInBooking,
  searchedInMessage,
} from '../../../domain/visitor/search-words.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { LEAD_RECORDS, leadsOf, senderOf } from '../kit/lead-records.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';

/** A search result: the visitor, a date, and the result's place in the panel. */
export interface Finding {
  readonly kind: 'booking' | 'quote' | 'request' | 'message';
  readonly id: string;
  readonly texts: SearchedTexts;
  /** Start of the meeting, or the time the lead was received. */
  readonly at: Date;
  /** The administrator who holds the meeting. */
  readonly owner?: string;
}

export interface Findings {
  readonly found: readonly Finding[];
  /** True if the search stopped before it had read all matches. */
  readonly isCut: boolean;
}

/** Limits per kind: results shown, documents per read, and documents read in total. */
const MAX_SHOWN = 10;
const BATCH = 30;
const MAX_READ = 120;

interface Place {
  /** Query for records with a word that starts with the prefix, latest first. */
  readonly wanted: Query;
  readonly read: (document: QueryDocumentSnapshot) => Finding;
}

/**
 * Finds everyone's bookings, quotes without a meeting, requests and messages by prefixes of name, company, email address, phone
 * number, show or reference; all words must match. Returns the latest ten of each kind.
 * @throws FirebaseError as the backend says
 */
export async function findVisitors(search: Search): Promise<Findings> {
  const all = await Promise.all(placesOf(search.beginning).map((place) => findIn(place, search)));
  return { found: all.flatMap(({ found }) => found), isCut: all.some(({ isCut }) => isCut) };
}

async function findIn({ wanted, read }: Place, search: Search): Promise<Findings> {
  const found: Finding[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (let count = 0; count < MAX_READ; count += BATCH) {
    const next = query(wanted, ...(last ? [startAfter(last)] : []), limit(BATCH));
    const { docs } = await withinTime(() => getDocsFromServer(next));
    found.push(...docs.map(read).filter(({ texts }) => isFound(texts, search)));
    if (found.length > MAX_SHOWN) return { found: found.slice(0, MAX_SHOWN), isCut: true };
    if (docs.length < BATCH) return { found, isCut: false };
    last = docs.at(-1);
  }
  return { found, isCut: true };
}

function placesOf(beginning: string): readonly Place[] {
  const found = where('search_words', 'array-contains', beginning);
  const bookings: Place = {
    wanted: queryOf(BOOKINGS, found, orderBy('starts_at', 'desc')),
    read: (document) => {
      const booking = BOOKINGS.read(document.data());
      const [texts, at] = [searchedInBooking(booking), booking.starts_at.toDate()];
      return { kind: 'booking', id: document.id, texts, at, owner: booking.admin_id };
    },
  };
  // A booked quote is found through its booking
  const leads = LEAD_KINDS.map(
    (kind): Place => ({
      wanted: leadsOf(kind, found, orderBy('created_at', 'desc')),
      read: (document) => {
        const lead = LEAD_RECORDS[kind].read(document.data());
        const texts = searchedInMessage(senderOf(lead), 'show_name' in lead ? lead.show_name : '');
        return { kind, id: document.id, texts, at: lead.created_at.toDate() };
      },
    }),
  );
  return [bookings, ...leads];
}
