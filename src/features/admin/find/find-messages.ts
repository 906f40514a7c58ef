/** Messages for the visitor search. */
export const findMessages = {
  failed: 'Error searching',
  none: 'No matches. Try the start of a name or company.',
  tooLittle: 'Type at least two letters of a name, a company, an email address, or a reference.',
  cut: 'There may be more. Add another word to narrow the search.',
} as const;
