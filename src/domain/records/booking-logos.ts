import * as z from 'zod/mini';
import { colour, MOST_LOGO_SIDE } from '../schemas/meeting-logo.ts';
import { bytes } from './bytes.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const BOOKING_LOGOS = defineRecord({
  name: 'booking_logos',
  about:
    'The logo that a visitor chose to send with a booking, encoded anew by the server. Its id is that of the booking.',
  schema: z.object({
    /** A WebP of at most 500 KB, so that the document stays well below the database's limit. */
    picture: bytes(),
    /** Pixels. */
    width: z.int().check(z.minimum(1), z.maximum(MOST_LOGO_SIDE)),
    height: z.int().check(z.minimum(1), z.maximum(MOST_LOGO_SIDE)),
    tint: z.nullable(colour()),
    created_at: moment(),
  }),
  labels: {
    picture: 'Picture, a WebP',
    width: 'Width in pixels',
    height: 'Height in pixels',
    tint: 'Color of the prints, if one was chosen',
    created_at: 'Received',
  },
  administrators: { read: 'of own bookings', write: [] },
  writtenBy: 'POST /api/meeting/logo',
  kept: 'As long as the booking',
});

export type BookingLogo = FieldsOf<typeof BOOKING_LOGOS>;

/** A re-encoded logo. */
export type LogoCopy = Pick<BookingLogo, 'picture' | 'width' | 'height'>;
