import { randomInt } from 'node:crypto';

/** No letters or digits that look alike when read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short reference for people, such as 'BK-7F3K9Q'. It names a booking on the phone and opens nothing. */
export function newBookingReference(): string {
  return `BK-${Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`;
}
