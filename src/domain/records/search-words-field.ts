import * as z from 'zod/mini';

/** Returns the field with word prefixes for the panel's search (search-words.ts). */
export function searchWordsField() {
  return z.optional(z.array(z.string()));
}
