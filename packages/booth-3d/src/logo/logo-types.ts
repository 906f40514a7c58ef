/** Types that a logo field accepts; print files, so that their refusal says where to send them. In a separate file, so that fields load no image code until a file is chosen. */
export const LOGO_TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.svg,' +
  'application/pdf,application/postscript,.pdf,.ai,.eps';
