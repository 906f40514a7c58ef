/** Messages about the site's logo. */
export const logoMessages = {
  where: "Shown in the site's header in place of its name. Visitors see changes after about a minute.",
  uploaded: 'Logo uploaded',
  uploadedText: 'Your logo has been updated successfully.',
  failed: 'Error uploading logo',
  canceled: 'The logo stays as it was.',
  removeTitle: 'Remove the logo for dark backgrounds?',
  removeText: 'There, the header will show the main logo on a white background.',
  removed: 'Logo for dark backgrounds removed',
  removedText: 'There, the header now shows the main logo on a white background.',
  removeFailed: 'Error removing logo',
} as const;
