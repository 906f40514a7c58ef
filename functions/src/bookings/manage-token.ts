/**
 * The visitor's link to a booked meeting. Its token names the booking and carries a secret of 256 random
 * bits, of which only the hash is stored. Reading the database is not enough to make a link
 * (docs/decisions/0057-links-to-meetings.md).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Most links of one booking that open it. */
const MAX_LINKS = 10;

const TOKEN = /^([A-Za-z0-9]{1,128})\.([A-Za-z0-9_-]{43})$/;

/** A new token for a booking, and the hash to store. */
export function newManageToken(bookingId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${bookingId}.${secret}`, hash: hashOf(secret) };
}

/**
 * Address where the visitor manages the meeting. The token follows the '#', so no server, log or Referer sees
 * it.
 */
export function manageUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/meeting#${token}`;
}

/**
 * Returns the hashes to store when a booking gets one more link. Of very many the first, which is in the confirmation mail, and
 * the newest stay.
 */
export function withHash([first, ...rest]: readonly string[], hash: string): string[] {
  return first === undefined ? [hash] : [first, ...[...rest, hash].slice(1 - MAX_LINKS)];
}

/** The booking that a token names; null if it is no token at all. */
export function bookingIdOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** True if the token's secret matches one of the stored hashes. */
export function opens(token: string, hashes: readonly string[]): boolean {
  const secret = TOKEN.exec(token)?.[2];
  if (!secret) return false;
  const given = Buffer.from(hashOf(secret), 'hex');
  return hashes.some((hash) => {
    const stored = Buffer.from(hash, 'hex');
    return stored.length === given.length && timingSafeEqual(stored, given);
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The header with the token of a visitor's link: in an address it would be in logs. */
export const TOKEN_HEADER = 'X-Meeting-Token';
