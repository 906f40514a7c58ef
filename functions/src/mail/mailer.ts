import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '../mail-kit/outbox.ts';

/** Hands one mail to a mail server; throws if it is not taken. */
export type Mailer = (mailId: string, mail: OutgoingMail) => Promise<void>;

/** A server that does not answer must not hold the delivery longer than its lease. */
const TIMEOUT_MS = 15_000;

/**
 * A mailer for the server at `url` (`smtps://user:password@host:465`), sending from `from`.
 * Addresses and subjects cannot add headers: control characters end at the schemas, and nodemailer encodes the rest.
 */
export function smtpMailer({ url, from, siteUrl }: { url: string; from: string; siteUrl: string }): Mailer {
  const host = new URL(siteUrl).hostname;
  return async (mailId, mail) => {
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Stays the same when a mail is delivered twice because its server took it but the answer got lost.
        messageId: `<${mailId}@${host}>`,
        ...(mail.ics
          ? { icalEvent: { method: mail.ics.method, filename: 'invite.ics', content: mail.ics.content } }
          : {}),
      });
    } finally {
      transport.close();
    }
  };
}

/** What went wrong, in codes only ('ECONNREFUSED', 'EENVELOPE 550'): messages may quote addresses. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return (
    codes
      .join(' ')
      .replace(/[^\w ]/g, '')
      .slice(0, 60) || 'unknown'
  );
}
