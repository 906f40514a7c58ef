/** Messages about image uploads. */
export const imageMessages = {
  /** Shown next to a refused file. */
  notAnImage: 'Choose an image: JPEG, PNG, WebP or AVIF',
  notALogo: 'Choose an image: JPEG, PNG, WebP, AVIF, or SVG',
  canceledTitle: 'Upload canceled',
  canceled: 'Nothing was saved; everything you entered is still here.',
} as const;
