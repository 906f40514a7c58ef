import { logEvent } from '../platform/logging.ts';
import { TaskDelayed } from '../platform/run-job.ts';
import { type LeaseDependencies, reportOutcome, takeMail } from './mail-lease.ts';
import type { Mailer } from './mailer.ts';

export interface DeliveryDependencies extends LeaseDependencies {
  readonly mailer: Mailer;
}

/**
 * Delivers a mail of the outbox once: a transaction leases it, so only one of several tasks sends it. Does nothing
 * for a mail that was sent, given up, deleted, withdrawn or held back, or is due later.
 * @throws TaskDelayed if the mail should be retried soon
 */
export async function deliverMail(dependencies: DeliveryDependencies, mailId: string): Promise<void> {
  const taking = await takeMail(dependencies, mailId);
  if (taking.is === 'busy') throw new TaskDelayed('another delivery has it, or it is due within a minute');
  if (taking.is === 'held') logEvent('mail-held', { mail_id: mailId });
  if (taking.is === 'withdrawn') logEvent('mail-withdrawn', { mail_id: mailId });
  if (taking.is === 'given-up') {
    logEvent('mail-failed', { mail_id: mailId, attempts: taking.attempts, reason: taking.reason });
  }
  if (taking.is !== 'taken') return;

  const { mail } = taking.lease;
  const fields = { mail_id: mailId, attempts: mail.attempts };
  const outcome = await dependencies.mailer(mailId, mail);
  const report = await reportOutcome(dependencies, taking.lease, outcome);
  switch (report.is) {
    case 'sent':
      logEvent('mail-sent', fields);
      return;
    case 'late':
      logEvent('mail-reported-late', { mail_id: mailId, verdict: outcome.verdict });
      return;
    case 'failed':
      logEvent('mail-failed', { ...fields, reason: report.reason });
      return;
    case 'waiting':
      logEvent('mail-delayed', { ...fields, reason: report.reason });
      if (report.isQueued) throw new TaskDelayed(report.reason);
  }
}
