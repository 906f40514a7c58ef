/** Said where there are no extras. */
export const extrasMessages = {
  none: 'No extras available at the moment. You can continue with just the booth design.',
  noneSelected: 'No extras selected. You can continue with just the booth design, or add items above.',
} as const;
