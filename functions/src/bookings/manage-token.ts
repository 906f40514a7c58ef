/**
 * The visitor's link to a booked meeting. Its token names the booking and carries 256 random bits. Only their hash is
 * stored, so that no one can make a link from the database (docs/decisions/0057-links-to-meetings.md).
 */
import { isSameSecret, newSecret, sha256 } from '../platform/secret.ts';

/** Maximum valid links of one booking. */
const MAX_LINKS = 10;

const TOKEN = /^([A-Za-z0-9]{1,128})\.([A-Za-z0-9_-]{43})$/;

/** Returns a new token for a booking, and the hash to store. */
export function newManageToken(bookingId: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${bookingId}.${secret}`, hash: sha256(secret) };
}

/**
 * Returns the address of the meeting's page. The token follows the '#', so that no server, log or Referer sees it.
 */
export function manageUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/meeting#${token}`;
}

/**
 * Returns the booking's hashes with a new link. The first link, from the confirmation mail, and the newest ones stay.
 */
export function withHash([first, ...rest]: readonly string[], hash: string): string[] {
  return first === undefined ? [hash] : [first, ...[...rest, hash].slice(1 - MAX_LINKS)];
}

/** Returns the id of the booking that a token names; null if it is malformed. */
export function bookingIdOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** True if the token's secret matches one of the stored hashes. */
export function opens(token: string, hashes: readonly string[]): boolean {
  const secret = TOKEN.exec(token)?.[2];
  if (!secret) return false;
  const given = sha256(secret);
  return hashes.some((hash) => isSameSecret(hash, given));
}

/** Header with the token of a visitor's link, since addresses would be logged. */
export const TOKEN_HEADER = 'X-Meeting-Token';
