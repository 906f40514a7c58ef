import { RECORDS } from '../../src/domain/records/records.ts';

/** Every collection of the product, and an unknown one: the rules deny by default. */
export const COLLECTIONS: readonly string[] = [...RECORDS.map(({ name }) => name), 'something_else'];
