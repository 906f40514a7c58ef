import type { ContactMessage } from '../../../src/domain/schemas/contact-message.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailContent, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';

/** Characters of the message that the list of mails shows. */
const PREVIEW_LENGTH = 120;

/** To the team: a visitor wrote through the contact form, and a reply within 24 hours was promised. */
export function contactMessageMail({ message, ...contact }: ContactMessage): RenderedMail {
  const content: MailContent = {
    preview: message.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH),
    title: `${contact.company} sent a message`,
    blocks: [
      { kind: 'paragraph', text: message },
      contactRows(contact),
      {
        kind: 'paragraph',
        text: 'We promised a reply within 24 hours. An answer to this mail reaches the visitor.',
      },
    ],
  };
  return {
    kind: 'contact-message',
    reply_to: contact.email,
    subject: `Contact message: ${contact.company}`,
    ...renderMail(content),
  };
}
