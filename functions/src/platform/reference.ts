import { randomInt } from 'node:crypto';

/** Characters of a reference: no letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a short reference to say on the phone, such as 'BK-7F3K9Q'. It grants no access. */
export function newReference(kind: 'BK' | 'PR'): string {
  return `${kind}-${Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`;
}
