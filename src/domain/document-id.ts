/** Ids of stored records: what Firestore gives out, and what demo content uses. */
const DOCUMENT_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** True for what can be the id of a record. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text);
}
