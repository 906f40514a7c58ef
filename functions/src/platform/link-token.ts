/**
 * Tokens in the links that visitors get. A token names its record and carries 256 random bits. Records have only their
 * hash; a mail has the token until it is sent, and answers are encrypted with keys that we do not keep
 * (http/idempotency.ts). So no one can make a link from the database, except from a mail that waits or failed.
 */
import { isSameSecret, newSecret, sha256 } from './secret.ts';

const TOKEN = /^([A-Za-z0-9]{1,128})\.([A-Za-z0-9_-]{43})$/;
const TOKEN_IN_LINK = /#([A-Za-z0-9]{1,128}\.[A-Za-z0-9_-]{43})/g;

/** Returns a new token for a record, and the hash to store. */
export function newLinkToken(id: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${id}.${secret}`, hash: sha256(secret) };
}

/** Returns the id of the record that a token names; null if it is malformed. */
export function idInToken(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** True if the token's secret matches one of the stored hashes. */
export function opens(token: string, hashes: readonly string[]): boolean {
  const secret = TOKEN.exec(token)?.[2];
  if (!secret) return false;
  const given = sha256(secret);
  return hashes.some((hash) => isSameSecret(hash, given));
}

/** Returns the tokens of the links in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN_IN_LINK)].map(([, token = '']) => token);
}

/** Returns a text whose links open nothing. */
export function withoutTokens(text: string): string {
  return text.replace(TOKEN_IN_LINK, '#…');
}
