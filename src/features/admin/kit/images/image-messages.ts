/** Messages about uploads. */
export const imageMessages = {
  /** Shown beside a refused image. */
  notAnImage: 'Choose an image: JPEG, PNG, WebP or AVIF',
  canceledTitle: 'Upload canceled',
  canceled: 'Nothing was saved; everything you entered is still here.',
} as const;
