/** Secrets in URLs, of which only hashes are stored, and encryption of secrets that the site has to use. */
import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits as 43 characters for a URL; store only their `sha256`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a text or file in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** True for equal texts, compared in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyFrom(base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== KEY_BYTES) throw new Error('The secret CALENDAR_KEY is not 32 bytes in base64');
  return key;
}

/**
 * Encrypts a value with AES-256-GCM and 32 bytes in base64, such as the secret CALENDAR_KEY, bound to its owner's id.
 * @returns initialization vector, tag and encrypted JSON in base64
 */
export function seal(value: unknown, owner: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(key), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts a value; returns undefined if it was sealed with another key or for another owner. */
export function unseal(sealed: string, owner: string, key: string): unknown {
  const secret = keyFrom(key);
  const bytes = Buffer.from(sealed, 'base64');
  const tagEnd = IV_BYTES + TAG_BYTES;
  try {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES), options)
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
    const text = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
