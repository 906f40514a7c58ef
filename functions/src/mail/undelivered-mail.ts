import { mailName } from '../../../src/domain/mail-name.ts';
import { isToVisitor, MAIL_ABOUT_MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { type MailContent, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import type { DeliveryFailure } from './mail-outcome.ts';

const WHAT_HAPPENED: Readonly<Record<DeliveryFailure['verdict'], string>> = {
  refused: 'The mail server refused this mail for good, so it is not tried again.',
  passing: 'The mail server did not take this mail, however often it was tried. It is not tried again.',
  unknown:
    'The mail server was given this mail several times and never confirmed it. It may have arrived; it is not tried again, so that nobody gets more copies.',
};

/** To the team: a mail was given up. Of what a visitor typed it has the address, if that is where the mail was to go. */
export function undeliveredMail({
  mail,
  failure,
  reference,
  siteUrl,
}: {
  mail: Pick<Mail, 'kind' | 'to' | 'quote_submission_id'>;
  failure: DeliveryFailure;
  /** Of the booking that the mail is about. */
  reference?: string | undefined;
  siteUrl: string;
}): RenderedMail {
  const name = mailName(mail);
  const content: MailContent = {
    preview: WHAT_HAPPENED[failure.verdict],
    title: 'A mail was not delivered',
    blocks: [
      { kind: 'paragraph', text: WHAT_HAPPENED[failure.verdict] },
      {
        kind: 'rows',
        title: 'Mail',
        rows: [
          { label: 'What', value: name, strong: true },
          { label: 'To', value: mail.to },
          ...(reference ? [{ label: 'Reference', value: reference }] : []),
          ...(mail.quote_submission_id
            ? [{ label: 'Quote submission', value: mail.quote_submission_id }]
            : []),
          { label: 'Reason', value: failure.reason },
        ],
      },
      {
        kind: 'paragraph',
        text: isToVisitor(mail.kind)
          ? `The ${mail.kind === 'quote-receipt' ? 'quote' : 'booking'} stands. Please reach the visitor another way; the panel has what they left: ${siteUrl}/admin`
          : `What it tells about is stored. The panel shows it, and can send the mail again: ${siteUrl}/admin`,
      },
    ],
  };
  return {
    kind: MAIL_ABOUT_MAIL,
    subject: ['Mail not delivered', [name, reference].filter(Boolean).join(', ')].join(': '),
    ...renderMail(content),
  };
}
