/** The outbox's triggers: queue a new mail, deliver it. */
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { idIn } from '../../src/domain/document-id.ts';
import { MAIL } from '../../src/domain/records/mail.ts';
import { entryPoint } from './http/entry-points.ts';
import { recordTriggers } from './http/record-triggers.ts';
import { deliverMail as deliver } from './mail/deliver-mail.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { smtpMailer } from './mail/mailer.ts';
import { databaseTime, firestore } from './platform/firebase.ts';
import { logEvent } from './platform/logging.ts';
import {
  mailRetries,
  mailRetryMaxSeconds,
  mailRetryMinSeconds,
  readSettings,
  smtpUrl,
} from './platform/params.ts';
import { runTask } from './platform/run-job.ts';

export const { queueMail } = recordTriggers('created', { queueMail: MAIL }, ({ id, document = {} }) => {
  const { kind, not_before } = MAIL.read(document);
  return enqueueMail({ id, kind }, not_before?.toDate());
});

export const deliverMail = onTaskDispatched<unknown>(
  { ...queueOptions(10), ...entryPoint('deliverMail') },
  deliverTask('deliverMail'),
);

/** Separate, so that a flood of leads does not delay visitors' mails. */
export const deliverTeamMail = onTaskDispatched<unknown>(
  { ...queueOptions(3), ...entryPoint('deliverTeamMail') },
  deliverTask('deliverTeamMail'),
);

/** Returns the options of a queue that delivers at most `parallel` mails at a time. */
function queueOptions(parallel: number): TaskQueueOptions {
  return {
    maxInstances: parallel,
    secrets: [smtpUrl],
    timeoutSeconds: 120,
    retryConfig: {
      // More than the outbox's own limit, which decides when to give up
      maxAttempts: 2 * mailRetries.maxAttempts,
      minBackoffSeconds: mailRetryMinSeconds,
      maxBackoffSeconds: mailRetryMaxSeconds,
    },
    rateLimits: { maxConcurrentDispatches: parallel, maxDispatchesPerSecond: 10 },
  };
}

function deliverTask(name: string) {
  return ({ data }: { readonly data: unknown }) => runTask(name, () => deliverOne(data));
}

async function deliverOne(data: unknown): Promise<void> {
  const id = idIn(data, 'mailId');
  // A failed task would be retried forever
  if (id === null) return logEvent('mail-task-unusable', {});
  const { mailFrom, siteUrl, teamEmail, mailRetryMaxSeconds: maxRetrySeconds } = readSettings();
  await deliver(
    {
      db: firestore(),
      timeOf: databaseTime,
      mailer: smtpMailer({ url: smtpUrl.value(), from: mailFrom, siteUrl }),
      team: { teamEmail, siteUrl },
      maxAttempts: mailRetries.maxAttempts,
      maxRetrySeconds,
    },
    id,
  );
}
