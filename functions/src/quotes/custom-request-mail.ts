import { allSides } from '../../../src/domain/custom-size.ts';
import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailContent, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { customBoothRows } from '../mail-kit/quote-rows.ts';

/** To the team: a custom booth was requested, and an answer within 24 hours was promised. */
export function customRequestMail(request: CustomRequest): RenderedMail {
  const sender = request.company || request.name;
  const content: MailContent = {
    preview: allSides(request, 'feet') ?? 'The size is still open',
    title: `${sender} requested a custom booth`,
    blocks: [
      { kind: 'paragraph', text: 'We promised a custom proposal within 24 hours.' },
      customBoothRows(request),
      contactRows(request),
    ],
  };
  return {
    kind: 'custom-request',
    reply_to: request.email,
    subject: `Custom booth request: ${sender}`,
    ...renderMail(content),
  };
}
