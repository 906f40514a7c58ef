/** The header with the token of a visitor's link: in an address it would be in logs. */
export const TOKEN_HEADER = 'X-Meeting-Token';
