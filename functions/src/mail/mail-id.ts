import { documentId } from '../../../src/domain/schemas/text.ts';

const MAIL_ID = documentId();

/** Whether a value, whatever it is, can be the id of a mail. */
export function isMailId(value: unknown): value is string {
  return MAIL_ID.safeParse(value).success;
}
