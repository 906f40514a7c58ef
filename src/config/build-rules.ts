/** What building a booth takes. */
export const buildRules = {
  /** Weeks from the kickoff meeting to a booth that is ready for its show, at least. */
  leadWeeks: 6,
} as const;
