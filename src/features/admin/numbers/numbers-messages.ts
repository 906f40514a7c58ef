/** Messages of the tab Numbers. */
export const numbersMessages = {
  loadFailed: 'Error loading numbers',
  none: 'No quotes or bookings in these weeks.',
} as const;
