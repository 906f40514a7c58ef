import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { customBoothRows } from '../mail-kit/custom-booth-rows.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';

/** To the team: a custom booth was requested, and an answer within 24 hours was promised. */
export function customRequestMail(request: CustomRequest): RenderedMail {
  const content: MailContent = {
    preview: `${request.width} × ${request.depth} × ${request.height} feet`,
    title: `${request.company} requested a custom booth`,
    blocks: [
      { kind: 'paragraph', text: 'We promised a custom proposal within 24 hours.' },
      customBoothRows(request),
      contactRows(request),
    ],
  };
  return {
    kind: 'custom-request',
    reply_to: request.email,
    subject: `Custom booth request: ${request.company}`,
    html: renderHtml(content),
    text: renderText(content),
  };
}
