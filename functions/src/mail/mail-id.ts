import { documentId } from '../../../src/domain/schemas/text.ts';

const MAIL_ID = documentId();

/** True if a value can be a mail's id. */
export function isMailId(value: unknown): value is string {
  return MAIL_ID.safeParse(value).success;
}
