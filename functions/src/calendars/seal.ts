/** Encrypts an administrator's access to a calendar: AES-256-GCM, bound to the administrator's id. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type ConnectCalendar, connectCalendarSchema } from '../../../src/domain/schemas/calendar.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyFrom(base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== KEY_BYTES) throw new Error('The secret CALENDAR_KEY is not 32 bytes in base64');
  return key;
}

/** Returns initialization vector, tag and encrypted text in base64. */
export function seal(access: ConnectCalendar, admin_id: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(key), iv).setAAD(Buffer.from(admin_id));
  const text = Buffer.concat([cipher.update(JSON.stringify(access), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** @throws CalendarUnreadable for text that was sealed by another key or for another administrator */
export function unseal(sealed: string, admin_id: string, key: string): ConnectCalendar {
  const secret = keyFrom(key);
  const bytes = Buffer.from(sealed, 'base64');
  const tagEnd = IV_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(admin_id))
      .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
    const text = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    return connectCalendarSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw new CalendarUnreadable('sealed');
  }
}
