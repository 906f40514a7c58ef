import * as z from 'zod/mini';
import { INKS, WALLS } from '#booth/common.ts';

/** Maximum side of an uploaded or stored logo in pixels. */
export const MAX_LOGO_SIDE = 1024;

/** Maximum bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 1024 * 1024;

/** Base64 takes four characters for three bytes. */
export const MAX_LOGO_TEXT = 4 * Math.ceil(MAX_LOGO_BYTES / 3);
/** Maximum bytes of an uploaded or stored picture of a booth. */
export const MAX_BOOTH_BYTES = 300_000;
export const MAX_BOOTH_TEXT = 4 * Math.ceil(MAX_BOOTH_BYTES / 3);

function base64(what: string, max: number, size: string) {
  return z
    .string()
    .check(
      z.maxLength(max, { error: `Send ${what} of at most ${size}`, abort: true }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: `Send ${what} in base64` }),
    );
}

/** A drawn booth as WebP, JPEG or PNG in base64. */
export function boothText() {
  return base64('a picture', MAX_BOOTH_TEXT, '300 KB');
}

/** A color as `#2456f5`. */
export function color() {
  return z.string().check(z.regex(/^#[\da-f]{6}$/, { error: 'Send a color like #336699' }));
}

/**
 * Body of POST /api/meeting/logo: a PNG or WebP in base64, the color of the prints, and how the booth wears the logo
 * (dress.ts); null for the design's own color, and in pages of before walls were chosen. `booth` is the drawn booth as
 * WebP, JPEG or PNG; null if the browser could not draw it.
 */
export const meetingLogoSchema = z.object({
  image: base64('an image', MAX_LOGO_TEXT, '1 MB'),
  tint: z._default(z.nullable(color()), null),
  wall: z._default(z.nullable(z.enum(WALLS)), null),
  ink: z._default(z.nullable(z.enum(INKS)), null),
  booth: z._default(z.nullable(boothText()), null),
});
