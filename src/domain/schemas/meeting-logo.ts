import * as z from 'zod/mini';

/** Maximum side of an uploaded or stored logo in pixels. */
export const MAX_LOGO_SIDE = 1024;

/** Maximum bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 1024 * 1024;

/** Base64 takes four characters for three bytes. */
export const MAX_LOGO_TEXT = 4 * Math.ceil(MAX_LOGO_BYTES / 3);

/** A color as `#2456f5`. */
export function color() {
  return z.string().check(z.regex(/^#[\da-f]{6}$/, { error: 'Send a color like #2456f5' }));
}

/**
 * Body of POST /api/meeting/logo: a PNG or WebP in base64, and the color of the prints; null for the design's own
 * color.
 */
export const meetingLogoSchema = z.object({
  image: z
    .string()
    .check(
      z.maxLength(MAX_LOGO_TEXT, { error: 'Send an image of at most 1 MB' }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'Send an image in base64' }),
    ),
  tint: z._default(z.nullable(color()), null),
});
