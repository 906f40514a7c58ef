import * as z from 'zod/mini';

/** The longer side of a logo that is sent or stored, in pixels. */
export const MOST_LOGO_SIDE = 1024;

/** Most bytes of a logo as it is sent. */
export const MOST_LOGO_BYTES = 1024 * 1024;

/** Four characters of base64 for three bytes. */
export const MOST_LOGO_TEXT = 4 * Math.ceil(MOST_LOGO_BYTES / 3);

/** A color as `#2456f5`. */
export function colour() {
  return z.string().check(z.regex(/^#[\da-f]{6}$/, { error: 'Send a color like #2456f5' }));
}

/** Body of POST /api/meeting/logo: a PNG or WebP in base64, and the color of the prints, null for prints as designed. */
export const meetingLogoSchema = z.object({
  image: z
    .string()
    .check(
      z.maxLength(MOST_LOGO_TEXT, { error: 'Send an image of at most 1 MB' }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'Send an image in base64' }),
    ),
  tint: z._default(z.nullable(colour()), null),
});
