import { isToVisitor } from '../../../src/domain/records/mail.ts';
import { documentId } from '../../../src/domain/schemas/text.ts';
import { enqueueTask } from '../platform/task-queue.ts';

/** Puts a mail of the outbox into a queue, to leave at `notBefore` or at once. */
export type EnqueueMail = (
  mail: { readonly id: string; readonly kind: unknown },
  notBefore?: Date,
) => Promise<void>;

/**
 * Puts a mail into its recipients' queue, named after the exported task function: mails to visitors never wait behind
 * the team's (docs/decisions/0072-two-mail-queues.md).
 */
export const enqueueMail: EnqueueMail = ({ id, kind }, notBefore) =>
  enqueueTask(isToVisitor(kind) ? 'deliverMail' : 'deliverTeamMail', { mailId: id }, notBefore);

const MAIL_ID = documentId();

export function isMailId(value: unknown): value is string {
  return MAIL_ID.safeParse(value).success;
}
