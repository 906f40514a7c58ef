/** Visitors' messages to the team. They are stored and mailed to the team, which promised a reply within 24 hours. */

import { Timestamp } from 'firebase-admin/firestore';
import type { KeyedRoute } from '../../../src/domain/api/api-route.ts';
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
import {
  type ApiDependencies,
  type InputOf,
  type KeyedCall,
  type ServedRoute,
  type Serving,
  serve,
} from '../http/serve.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import { endOfLeadMail } from '../mail-kit/lead-mails.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { customBoothRows } from '../mail-kit/quote-rows.ts';

const PREVIEW_LENGTH = 120;

/** The routes for contact messages and custom booths (lengths in feet). The visitor gets no mail. */
export function messageRoutes(dependencies: ApiDependencies): ServedRoute[] {
  return [
    messageRoute(dependencies, {
      route: SEND_CONTACT_EMAIL,
      collection: CONTACT_MESSAGES.name,
      recordOf: (message): Omit<StoredContactMessage, 'created_at'> => message,
      kind: 'message',
      mailOf: contactMessageMail,
    }),
    messageRoute(dependencies, {
      route: REQUEST_CUSTOM_BOOTH,
      collection: CUSTOM_REQUESTS.name,
      recordOf: ({ phone = '', ...request }): Omit<StoredCustomRequest, 'created_at'> => ({
        ...request,
        phone,
      }),
      kind: 'request',
      mailOf: customRequestMail,
    }),
  ];
}

interface MessageKind<Route extends KeyedRoute> {
  readonly route: Route & { readonly share: number };
  readonly collection: typeof CONTACT_MESSAGES.name | typeof CUSTOM_REQUESTS.name;
  /** Returns the record to store, without its time. */
  readonly recordOf: (message: InputOf<Route>) => DealPerson;
  readonly kind: 'request' | 'message';
  readonly mailOf: (message: InputOf<Route>, end: readonly MailBlock[]) => RenderedMail;
}

function messageRoute<Route extends KeyedRoute>(
  dependencies: ApiDependencies,
  { route, collection, recordOf, kind, mailOf }: MessageKind<Route>,
): ServedRoute {
  const { db, settings } = dependencies;
  // The same share of the team's mails
  const mostMails = Math.ceil(settings.totalRequestsPerHour * route.share);
  const work = (message: InputOf<Route>, { now }: KeyedCall): RequestWork => ({
    decide: async (_transaction, nth) => {
      const mailEnd = await endOfLeadMail(db, now, { collection, mostMails });
      const ref = db.collection(collection).doc();
      const at = Timestamp.fromDate(now);
      const record = recordOf(message);
      const person = kind === 'request' ? { ...record, booth_size: 'custom' as const } : record;
      const opened = await dealFor(db, { source: kind, person, at }, nth);
      const toPanel = openInPanel(dealUrl(settings.siteUrl, opened.ref.id));
      return {
        status: 202,
        body: { success: true },
        write: (writer) => {
          writer.create(ref, { ...record, deal_id: opened.ref.id, created_at: at });
          writeDeal(writer, opened, { what: kind, id: ref.id, person }, { at, by: 'visitor' });
          if (!mailEnd) return;
          const mail = mailOf(message, [toPanel, ...mailEnd]);
          addToOutbox(writer, db, now, { ...mail, to: settings.teamEmail });
        },
      };
    },
  });
  return serve(route, work, dependencies as Serving<Route>);
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
