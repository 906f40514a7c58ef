/** Messages of the tab Numbers. */
export const numbersMessages = {
  loadFailed: 'Error loading numbers',
  none: 'No quotes, bookings or visits in these weeks.',
} as const;
