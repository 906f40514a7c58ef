import type { Document } from './document.ts';

/** The fields to compare, and the record that reads them. */
export interface Compared {
  readonly record: { readonly read: (document: Document) => unknown };
  readonly edited: readonly string[];
}

/** True if both records have the same values in the edited fields. */
export function haveSameFields<Fields>({ edited, record }: Compared, a: Fields, b: Fields): boolean {
  const values = (fields: Fields) => {
    const read = record.read(fields as Document) as Document;
    return JSON.stringify(edited.map((name) => read[name]));
  };
  return values(a) === values(b);
}
