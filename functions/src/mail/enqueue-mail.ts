import { enqueueTask } from '../platform/firebase.ts';

/** Puts a mail of the outbox into the queue, whose name is the exported name of its task function. */
export function enqueueMail(mailId: string): Promise<void> {
  return enqueueTask('deliverMail', { mailId });
}
