import { isToVisitor } from '../../../src/domain/records/mail.ts';
import { enqueueTask } from '../platform/task-queue.ts';

/**
 * Puts a mail into its recipients' queue, named after the exported task function, to be sent at `at` or at
 * once. Mails to visitors never wait behind the team's (docs/decisions/0012-outbox.md).
 */
export function enqueueMail({ id, kind }: { readonly id: string; readonly kind: unknown }, at?: Date) {
  return enqueueTask(isToVisitor(kind) ? 'deliverMail' : 'deliverTeamMail', { mailId: id }, at);
}
