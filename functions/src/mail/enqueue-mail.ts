import { enqueueTask } from '../platform/firebase.ts';

/**
 * Puts a mail of the outbox into the queue, whose name is the exported name of its task function.
 * @param notBefore when the mail may leave, if not at once
 */
export function enqueueMail(mailId: string, notBefore?: Date): Promise<void> {
  return enqueueTask('deliverMail', { mailId }, notBefore);
}
