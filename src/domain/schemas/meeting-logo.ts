import * as z from 'zod/mini';
import { INKS, WALLS } from '../quote/dress.ts';

/** Maximum side of an uploaded or stored logo in pixels. */
export const MAX_LOGO_SIDE = 1024;

/** Maximum bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 1024 * 1024;

/** Base64 takes four characters for three bytes. */
export const MAX_LOGO_TEXT = 4 * Math.ceil(MAX_LOGO_BYTES / 3);

/** A color as `#2456f5`. */
export function color() {
  return z.string().check(z.regex(/^#[\da-f]{6}$/, { error: 'Send a color like #336699' }));
}

/**
 * Body of POST /api/meeting/logo: a PNG or WebP in base64, the color of the prints, and how the booth wears the logo
 * (dress.ts); null for the design's own color, and in pages of before walls were chosen.
 */
export const meetingLogoSchema = z.object({
  image: z
    .string()
    .check(
      z.maxLength(MAX_LOGO_TEXT, { error: 'Send an image of at most 1 MB' }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'Send an image in base64' }),
    ),
  tint: z._default(z.nullable(color()), null),
  wall: z._default(z.nullable(z.enum(WALLS)), null),
  ink: z._default(z.nullable(z.enum(INKS)), null),
});
