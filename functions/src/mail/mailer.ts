import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { rawBytes } from '../../../src/domain/records/booking-logos.ts';
import { isToVisitor } from '../../../src/domain/records/mail.ts';
import type { OutgoingMail } from '../mail-kit/outbox.ts';
import { failureOf, type MailOutcome } from './mail-outcome.ts';

/** Hands one mail to a mail server and returns the outcome. Does not throw. */
export type Mailer = (mailId: string, mail: OutgoingMail) => Promise<MailOutcome>;

const CONNECT_MS = 15_000;

/** Maximum silence of a server: some inspect a mail for a long time before they answer DATA. */
const SILENCE_MS = 60_000;

/** Maximum time of a delivery; limits a server that keeps talking. Shorter than the lease and the function's timeout. */
const TOTAL_MS = 90_000;

interface SmtpSettings {
  /** `smtps://user:password@host:465` */
  readonly url: string;
  readonly from: string;
  readonly siteUrl: string;
  readonly silenceMs?: number;
}

/** Returns a mailer for the server at `url`. Schemas and nodemailer prevent typed text from adding headers. */
export function smtpMailer({ url, from, siteUrl, silenceMs = SILENCE_MS }: SmtpSettings): Mailer {
  const host = new URL(siteUrl).hostname;
  return async (mailId, mail) => {
    let isHandedOver = false;
    try {
      const transport = createTransport({
        url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // Read only after the server answered DATA; after the last byte, only the server knows the outcome
      transport.use('stream', ({ message }, next) => {
        const read = message.createReadStream.bind(message);
        message.createReadStream = (options) =>
          read(options).once('end', () => {
            isHandedOver = true;
          });
        next();
      });
      await transport.sendMail({
        from,
        ...headersOf(mail),
        // Stays the same if a mail is delivered twice because the server's answer got lost
        messageId: `<${mailId}@${host}>`,
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      return { verdict: 'sent' };
    } catch (error) {
      return failureOf(error, isHandedOver);
    }
  };
}

/** The picture that a mail's HTML shows. */
const BOOTH = {
  filename: 'booth.jpg',
  cid: 'booth',
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
} as const;

function headersOf(mail: OutgoingMail) {
  const picture = rawBytes(mail.picture);
  return {
    to: addressesOf(mail).map((address) => ({ name: '', address })),
    ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
    subject: literally(mail.subject),
    // Suppresses 'out of office' replies
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    ...(picture && { attachments: [{ ...BOOTH, content: Buffer.from(picture) }] }),
    ...(mail.ics && { icalEvent: { ...mail.ics, filename: 'invite.ics' } }),
  };
}

/** Returns the recipients. A visitor's text is always one address, whatever it contains. */
function addressesOf({ kind, to }: OutgoingMail): string[] {
  return isToVisitor(kind) ? [to] : to.split(',').map((address) => address.trim());
}

/** Encodes words that look like encoded words, which mail programs would decode. */
function literally(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject;
}
