import { newSecret, sha256 } from './secret.ts';

/** Characters of a reference: no letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Hexadecimal digits of a hash that a number holds exactly. */
const DIGITS = 12;

/**
 * Returns a short reference to say on the phone, such as 'BK-7F3K9Q'. It grants no access.
 * @param seed leads to the same reference each time; without one it is random
 */
export function newReference(kind: 'BK' | 'PR', seed: string = newSecret()): string {
  const number = Number.parseInt(sha256(seed).slice(0, DIGITS), 16);
  const letters = Array.from({ length: 6 }, (_, index) =>
    ALPHABET.charAt(Math.floor(number / ALPHABET.length ** index) % ALPHABET.length),
  );
  return `${kind}-${letters.join('')}`;
}
