import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Returns the time at which a document was read. */
export type ReadClock = (read: Pick<DocumentSnapshot, 'readTime'>) => Date;

/** The database's own clock: one for all deliveries, whatever the machines think that they run on. */
export const databaseTime: ReadClock = ({ readTime }) => readTime.toDate();
