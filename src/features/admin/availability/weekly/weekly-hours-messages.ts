/** Messages about weekly hours. */
export const weeklyHoursMessages = {
  saved: 'Weekly hours saved',
  savedText: 'Your dates will update in a moment.',
  saveFailed: 'Error saving weekly hours',
  isBack: 'Back to weekly hours',
  backFailed: 'Error restoring weekly hours',
} as const;
