/** Texts about a proposal, for its page and the API. */
export const proposalMessages = {
  notFound: 'This link does not open a proposal. Please use the link in our latest email, or contact us.',
  replaced: 'There is a newer version of this proposal.',
  over: 'This proposal can no longer be changed. Please load it again.',
  changed: 'This proposal is not the one that you were shown. Please load it again before you accept it.',
  answerFailed:
    "We couldn't confirm that it worked. Please try again (nothing happens twice), or contact us directly.",
} as const;
