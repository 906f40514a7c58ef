/** Months of a show without dates; empty if the month is unknown, too. */
export const MONTHS = [
  ...['', 'January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
