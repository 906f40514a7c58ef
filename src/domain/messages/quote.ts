/** Logged about a quote. */
export const quoteMessages = {
  /** `reply`: status and text of the response. */
  submitFailed: (reply: string) => `Failed to submit quote: ${reply}`,
} as const;
