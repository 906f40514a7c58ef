import {
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { type RecordReader, readStored, type Stored, toStored } from './stored-record.ts';

const PAGE = 200;

/**
 * Reads all records of a query from the server, page by page.
 * @throws FirebaseError as the backend says
 */
export async function* readPages<T>(all: Query, reader: RecordReader<T>): AsyncGenerator<Stored<T>[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query(all, ...(last ? [startAfter(last)] : []), limit(PAGE));
    const { docs } = await withinTime(() => getDocsFromServer(page));
    yield docs.map((found) => readStored(reader, toStored(found)));
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
