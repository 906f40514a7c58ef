import * as z from 'zod/mini';
import { INKS, WALLS } from '#booth/common.ts';
import { color, MAX_LOGO_SIDE } from '../schemas/meeting-logo.ts';
import { follows } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Bytes as the database returns them: a Buffer on the server, Firestore's type in the browser. */
type StoredBytes = Uint8Array | { readonly toUint8Array: () => Uint8Array };

/** The content of a file. */
export function bytes() {
  return z.custom<StoredBytes>((value) => rawBytes(value) !== null).check(follows('bytes'));
}

export const BOOKING_LOGOS = defineRecord({
  name: 'booking_logos',
  about:
    "The logo that a visitor chose to send with a booking, re-encoded by the server. Its id is the booking's.",
  schema: z.object({
    /** A WebP of at most 500 KB, which keeps the document well below the database's limit. */
    picture: bytes(),
    /** Pixels. */
    width: z.int().check(z.minimum(1), z.maximum(MAX_LOGO_SIDE)),
    height: z.int().check(z.minimum(1), z.maximum(MAX_LOGO_SIDE)),
    tint: z.nullable(color()),
    wall: z.optional(z.nullable(z.enum(WALLS))),
    ink: z.optional(z.nullable(z.enum(INKS))),
    /** True if a picture of the booth came along; it is in the private bucket. */
    booth: z.optional(z.boolean()),
    created_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/meeting/logo',
  kept: 'As long as the booking',
});

export type BookingLogo = FieldsOf<typeof BOOKING_LOGOS>;

/** A re-encoded logo. */
export type LogoCopy = Pick<BookingLogo, 'picture' | 'width' | 'height'>;

/** Returns the bytes of a stored value; null if it is something else. */
export function rawBytes(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value;
  const stored = value as Partial<Exclude<StoredBytes, Uint8Array>> | null | undefined;
  return typeof stored?.toUint8Array === 'function' ? stored.toUint8Array() : null;
}
