/**
 * The visitor's link to a booked meeting. Its token names the booking and carries 256 random bits, of which only the
 * hash is stored: reading the database is not enough to make a link (docs/decisions/0057-links-to-meetings.md).
 */
import { isSameSecret, newSecret, sha256 } from '../platform/secret.ts';

/** Links of one booking that stay open. */
const MAX_LINKS = 10;

const TOKEN = /^([A-Za-z0-9]{1,128})\.([A-Za-z0-9_-]{43})$/;

/** A new token for a booking, and the hash to store. */
export function newManageToken(bookingId: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${bookingId}.${secret}`, hash: sha256(secret) };
}

/** Address of the meeting's page. The token follows the '#', so no server, log or Referer sees it. */
export function manageUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/meeting#${token}`;
}

/** Adds a link to the hashes of a booking: the first, which is in the confirmation mail, and the newest stay. */
export function withHash([first, ...rest]: readonly string[], hash: string): string[] {
  return first === undefined ? [hash] : [first, ...[...rest, hash].slice(1 - MAX_LINKS)];
}

/** The booking that a token names; null for a malformed token. */
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

/** Header with the token of a visitor's link, which would be logged as part of an address. */
export const TOKEN_HEADER = 'X-Meeting-Token';
