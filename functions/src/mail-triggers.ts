/** The triggers around the outbox: a new mail is queued, its queue delivers, the sweeper finds what got lost. */
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  onTaskDispatched,
  type TaskQueueOptions,
  type Request as TaskRequest,
} from 'firebase-functions/tasks';
import { REGION } from '../../src/config/region.ts';
import { MAIL } from '../../src/domain/records/mail.ts';
import { databaseTime } from './mail/database-time.ts';
import { deliverMail as deliver } from './mail/deliver-mail.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { isMailId } from './mail/mail-id.ts';
import { smtpMailer } from './mail/mailer.ts';
import { sweepOutbox } from './mail/sweep-outbox.ts';
import { firestore } from './platform/firebase.ts';
import { logMailTaskUnusable } from './platform/logging.ts';
import {
  mailRetries,
  mailRetryMaxSeconds,
  mailRetryMinSeconds,
  readSettings,
  smtpUrl,
} from './platform/params.ts';

export const queueMail = onDocumentCreated(
  { document: 'mail/{mailId}', region: REGION, maxInstances: 10, retry: true },
  async ({ params: { mailId: id }, data }) => {
    const { kind, not_before } = MAIL.read(data?.data() ?? {});
    await enqueueMail({ id, kind }, not_before?.toDate());
  },
);

/** The queue of the mails to visitors. */
export const deliverMail = onTaskDispatched<unknown>(queueOptions(10), runTask);

/** The queue of the mails to the team: a flood of leads fills this one, and no visitor waits for it. */
export const deliverTeamMail = onTaskDispatched<unknown>(queueOptions(3), runTask);

/** Options of a queue that delivers at most `parallel` mails at a time. */
function queueOptions(parallel: number): TaskQueueOptions {
  return {
    region: REGION,
    maxInstances: parallel,
    secrets: [smtpUrl],
    timeoutSeconds: 120,
    retryConfig: {
      // More than the outbox's own count, which decides when a mail is given up.
      maxAttempts: 2 * mailRetries.maxAttempts,
      minBackoffSeconds: mailRetryMinSeconds,
      maxBackoffSeconds: mailRetryMaxSeconds,
    },
    rateLimits: { maxConcurrentDispatches: parallel, maxDispatchesPerSecond: 10 },
  };
}

async function runTask({ data }: Pick<TaskRequest, 'data'>): Promise<void> {
  const mailId = (data as { mailId?: unknown } | null | undefined)?.mailId;
  // A failed task comes back; this one would for ever.
  if (!isMailId(mailId)) return logMailTaskUnusable();
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
    mailId,
  );
}

export const sweepMail = onSchedule(
  { schedule: 'every 10 minutes', region: REGION, maxInstances: 1 },
  async () => {
    await sweepOutbox({ db: firestore(), now: new Date(), enqueue: enqueueMail });
  },
);
