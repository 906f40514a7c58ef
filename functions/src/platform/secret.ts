import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 characters for an address; store only their `sha256`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
