/** Types that a field for a logo offers. A file of its own: those who choose none do not load what reads images. */
export const LOGO_TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.svg';
