/** Messages of the Numbers tab. */
export const numbersMessages = {
  loadFailed: 'Error loading numbers',
  none: 'No quotes or bookings in these weeks.',
} as const;
