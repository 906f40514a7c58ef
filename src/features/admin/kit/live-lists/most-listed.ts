/** Records of one kind that a card lists; there are hardly ever so many, and a query without a bound could cost anything. */
export const MOST_LISTED = 500;
