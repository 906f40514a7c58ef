/** Types that a logo field accepts. In a separate file, so that fields load no image code until a file is chosen. */
export const LOGO_TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.svg';
