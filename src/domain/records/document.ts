/** A stored document from the database: may contain anything. */
export type Document = Readonly<Record<string, unknown>>;
