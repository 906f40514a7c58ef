/** A stored document as it comes out of the database: anything may be in it. */
export type Document = Readonly<Record<string, unknown>>;
