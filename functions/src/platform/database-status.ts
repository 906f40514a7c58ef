/** Why the database refuses a write, as its errors' `code` says (the codes of gRPC). */

export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
/** The document is another one than the write was meant for. */
export const FAILED_PRECONDITION = 9;
