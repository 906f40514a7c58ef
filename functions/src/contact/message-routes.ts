import { Timestamp } from 'firebase-admin/firestore';
import { REQUEST_CUSTOM_BOOTH, SEND_CONTACT_EMAIL } from '../../../src/domain/api/visitor-routes.ts';
import type { DealPerson } from '../../../src/domain/deals/deal-events.ts';
import { dealUrl } from '../../../src/domain/panel-links.ts';
import { allSides } from '../../../src/domain/quote/custom-size.ts';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../src/domain/records/custom-requests.ts';
import type { ContactMessage } from '../../../src/domain/schemas/contact-message.ts';
import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import { dealFor, writeDeal } from '../deals/deal-store.ts';
import type { RequestWork } from '../http/idempotency.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import { endOfLeadMail } from '../mail-kit/lead-mails.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { customBoothRows } from '../mail-kit/quote-rows.ts';

const PREVIEW_LENGTH = 120;

/**
 * The routes for contact messages and custom booths (lengths in feet). Each is stored and mailed to the team, which
 * promised a reply within 24 hours; the visitor gets no mail.
 */
export function messageRoutes(dependencies: ApiDependencies): ServedRoute[] {
  return [
    serve(
      SEND_CONTACT_EMAIL,
      (message, { now }) =>
        storing(dependencies, now, {
          ...{ kind: 'message', collection: CONTACT_MESSAGES.name, share: SEND_CONTACT_EMAIL.share },
          ...{ record: message, person: message },
          mailOf: (end) => contactMessageMail(message, end),
        }),
      dependencies,
    ),
    serve(
      REQUEST_CUSTOM_BOOTH,
      (request, { now }) => {
        const record = { ...request, phone: request.phone ?? '' };
        return storing(dependencies, now, {
          ...{ kind: 'request', collection: CUSTOM_REQUESTS.name, share: REQUEST_CUSTOM_BOOTH.share },
          ...{ record, person: { ...record, booth_size: 'custom' } },
          mailOf: (end) => customRequestMail(request, end),
        });
      },
      dependencies,
    ),
  ];
}

interface Received {
  readonly kind: 'request' | 'message';
  readonly collection: typeof CONTACT_MESSAGES.name | typeof CUSTOM_REQUESTS.name;
  /** The route's share of all requests, and so of the team's mails. */
  readonly share: number;
  readonly record: Omit<StoredContactMessage | StoredCustomRequest, 'created_at'>;
  readonly person: DealPerson;
  readonly mailOf: (end: readonly MailBlock[]) => RenderedMail;
}

function storing(
  { db, settings }: ApiDependencies,
  now: Date,
  { kind, collection, share, record, person, mailOf }: Received,
): RequestWork {
  return {
    decide: async (_transaction, nth) => {
      const mostMails = Math.ceil(settings.totalRequestsPerHour * share);
      const mailEnd = await endOfLeadMail(db, now, { collection, mostMails });
      const ref = db.collection(collection).doc();
      const at = Timestamp.fromDate(now);
      const opened = await dealFor(db, { source: kind, person, at }, nth);
      return {
        status: 202,
        body: { success: true },
        write: (writer) => {
          writer.create(ref, { ...record, deal_id: opened.ref.id, created_at: at });
          writeDeal(writer, opened, { what: kind, id: ref.id, person }, { at, by: 'visitor' });
          if (!mailEnd) return;
          const toPanel = openInPanel(dealUrl(settings.siteUrl, opened.ref.id));
          addToOutbox(writer, db, now, { ...mailOf([toPanel, ...mailEnd]), to: settings.teamEmail });
        },
      };
    },
  };
}

function contactMessageMail(
  { message, ...contact }: ContactMessage,
  end: readonly MailBlock[],
): RenderedMail {
  return renderMail({
    kind: 'contact-message',
    reply_to: contact.email,
    subject: `Contact message: ${contact.company}`,
    preview: message.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH),
    title: `${contact.company} sent a message`,
    blocks: [
      paragraph(message),
      contactRows(contact),
      paragraph('We promised a reply within 24 hours. Reply to this email to answer the visitor.'),
      ...end,
    ],
  });
}

function customRequestMail(request: CustomRequest, end: readonly MailBlock[]): RenderedMail {
  const sender = request.company || request.name;
  return renderMail({
    kind: 'custom-request',
    reply_to: request.email,
    subject: `Custom booth request: ${sender}`,
    preview: allSides(request, 'feet') ?? 'The size is still open',
    title: `${sender} requested a custom booth`,
    blocks: [
      paragraph('We promised a custom proposal within 24 hours.'),
      customBoothRows(request),
      contactRows(request),
      ...end,
    ],
  });
}
