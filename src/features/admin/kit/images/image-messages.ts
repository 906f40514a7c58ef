/** Messages about image uploads. */
export const imageMessages = {
  /** Shown next to a refused file. */
  notAnImage: 'Choose an image: JPEG, PNG, WebP or AVIF',
  canceledTitle: 'Upload canceled',
  canceled: 'Nothing was saved; everything you entered is still here.',
} as const;
