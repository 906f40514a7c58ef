import {
  logMailDelayed,
  logMailFailed,
  logMailReportLate,
  logMailSent,
  logMailWithdrawn,
} from '../platform/logging.ts';
import { type LeaseDependencies, reportOutcome, takeMail } from './mail-lease.ts';
import type { Mailer } from './mailer.ts';

export interface DeliveryDependencies extends LeaseDependencies {
  readonly mailer: Mailer;
}

/** The mail was not sent and should be tried again soon; the queue does that when its task fails. */
export class MailDelayed extends Error {
  constructor(reason: string) {
    super(`The mail is to be tried again: ${reason}`);
    this.name = 'MailDelayed';
  }
}

/**
 * Delivers a mail of the outbox once: it is leased in a transaction, so of several tasks for it only one sends.
 * Does nothing for a mail that is sent, given up, gone, withdrawn, or to be tried later only.
 * @throws MailDelayed if the mail has to be tried again soon
 */
export async function deliverMail(dependencies: DeliveryDependencies, mailId: string): Promise<void> {
  const taking = await takeMail(dependencies, mailId);
  if (taking.is === 'busy') throw new MailDelayed('another delivery has it, or it is held back');
  if (taking.is === 'withdrawn') logMailWithdrawn(mailId);
  if (taking.is === 'given-up') logMailFailed(mailId, taking.attempts, taking.reason);
  if (taking.is !== 'taken') return;

  const { mail } = taking.lease;
  const outcome = await dependencies.mailer(mailId, mail);
  const report = await reportOutcome(dependencies, taking.lease, outcome);
  switch (report.is) {
    case 'sent':
      logMailSent(mailId, mail.attempts);
      return;
    case 'late':
      logMailReportLate(mailId, outcome.verdict);
      return;
    case 'failed':
      logMailFailed(mailId, mail.attempts, report.reason);
      return;
    case 'waiting':
      logMailDelayed(mailId, mail.attempts, report.reason);
      if (report.isQueued) throw new MailDelayed(report.reason);
  }
}
