/** The outbox's triggers: queue a new mail, deliver it. */
import { MAIL } from '../../src/domain/records/mail.ts';
import { outboxQueue } from './http/outbox-queue.ts';
import { recordTriggers } from './http/record-triggers.ts';
import { deliverMail as deliver } from './mail/deliver-mail.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { smtpMailer } from './mail/mailer.ts';
import { databaseTime, firestore } from './platform/firebase.ts';
import { MAX_MAIL_ATTEMPTS, readSettings, smtpUrl } from './platform/params.ts';

export const { queueMail } = recordTriggers('created', { queueMail: MAIL }, ({ id, document = {} }) => {
  const { kind, not_before } = MAIL.read(document);
  return enqueueMail({ id, kind }, not_before?.toDate());
});

export const deliverMail = mailQueue('deliverMail', 10);

/** Separate, so that a flood of leads does not delay visitors' mails. */
export const deliverTeamMail = mailQueue('deliverTeamMail', 3);

function mailQueue(name: 'deliverMail' | 'deliverTeamMail', parallel: number) {
  const options = {
    key: 'mailId',
    parallel,
    maxInstances: parallel,
    secrets: [smtpUrl],
    timeoutSeconds: 120,
  };
  return outboxQueue(name, options, (id) => {
    const { mailFrom, siteUrl, teamEmail, mailPauses } = readSettings();
    return deliver(
      {
        ...{ db: firestore(), timeOf: databaseTime, enqueue: enqueueMail },
        mailer: smtpMailer({ url: smtpUrl.value(), from: mailFrom, siteUrl }),
        team: { teamEmail, siteUrl },
        ...{ maxAttempts: MAX_MAIL_ATTEMPTS, pauses: mailPauses },
      },
      id,
    );
  });
}
