import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { SEND_QUOTE } from '../../../src/domain/api/visitor-routes.ts';
import { dealUrl } from '../../../src/domain/panel-links.ts';
import { boothSizeLabel, REPLY_WITHIN } from '../../../src/domain/quote/catalogue.ts';
import { priceQuote } from '../../../src/domain/quote/pricing.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { QuoteRequest } from '../../../src/domain/schemas/quote-request.ts';
import { mailboxKey } from '../../../src/domain/visitor/mailbox-key.ts';
import { greeting } from '../../../src/domain/visitor/strangers-words.ts';
import { dealFor, writeDeal } from '../deals/deal-store.ts';
import type { Decision } from '../http/idempotency.ts';
import { invalid } from '../http/problem.ts';
import { type Limited, rateLimits } from '../http/rate-limit.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import { endOfLeadMail } from '../mail-kit/lead-mails.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import {
  type BoothPicture,
  FINAL_PRICE_NOTE,
  linkToQuote,
  namedShow,
  quoteBlocks,
  quoteForVisitor,
  rushPrefix,
} from '../mail-kit/quote-rows.ts';
import type { ServiceContext } from '../platform/params.ts';
import { readChoice } from './catalogue-prices.ts';

/** Maximum receipts per hour by network, and by address, which may be a stranger's. */
const RECEIPTS_BY_NETWORK = 3;
const RECEIPTS_BY_ADDRESS = 1;

/** POST /api/send-quote: stores the quote at the catalogue's prices and mails the team. */
export function sendQuoteRoute(dependencies: ApiDependencies): ServedRoute {
  const { db, settings } = dependencies;
  return serve(
    SEND_QUOTE,
    (request, { now, limitsOf }) => {
      const receipt = { route: 'quote-receipt', now };
      const receiptLimits = [
        ...limitsOf({ ...receipt, perHour: RECEIPTS_BY_NETWORK }),
        { ...receipt, address: mailboxKey(request.contact.email), perHour: RECEIPTS_BY_ADDRESS },
      ];
      return {
        decide: (transaction, nth) =>
          decideQuote(transaction, { db, settings, now, receiptLimits, nth }, request),
      };
    },
    dependencies,
  );
}

interface QuoteSurroundings extends ServiceContext {
  readonly receiptLimits: readonly Limited[];
  readonly nth: number;
}

/**
 * Decides on a quote request: computes the prices (US dollars) from the catalogue and answers 201 with them. The
 * team's mail waits some minutes for the booking. For a quote without a meeting, the visitor gets a receipt, unless
 * the network or the address has used up its receipts of the hour; the answer does not reveal which.
 * @throws Problem `invalid` listing the choices that are not in the catalogue
 */
async function decideQuote(
  transaction: Transaction,
  { db, settings, now, receiptLimits, nth }: QuoteSurroundings,
  request: QuoteRequest,
): Promise<Decision> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SEND_QUOTE.share);
  // Outside the transaction, whose locks would delay an administrator's changes
  const [{ showName, timing, prices, extras, design, inspiredBy, refused }, mailEnd, countReceipt] =
    await Promise.all([
      readChoice(db, request, now),
      endOfLeadMail(db, now, { collection: QUOTE_SUBMISSIONS.name, mostMails }),
      request.meeting ? null : receiptQuota(transaction, db, receiptLimits),
    ]);
  if (Object.keys(refused).length > 0) throw invalid(refused);

  const { city, state } = request.city;
  const pricing = priceQuote({ boothSize: request.boothSize, state, extras, prices });
  const at = Timestamp.fromDate(now);
  const person = {
    ...request.contact,
    ...{ show_id: request.show.id, show_name: showName, booth_size: request.boothSize },
    amount: request.boothSize === 'custom' ? null : pricing.estimatedTotal,
    came_from: request.came_from,
  };
  const opened = await dealFor(db, { source: 'quote', person, at }, nth);
  const submission: QuoteSubmission = {
    show_id: request.show.id,
    show_name: showName,
    ...(timing && { timing }),
    city,
    state,
    booth_size: request.boothSize,
    selected_render_title: design?.title ?? null,
    design_id: design?.id ?? null,
    design_fee: design?.price ?? null,
    custom_design: request.customDesign
      ? { ...request.customDesign, phone: request.customDesign.phone ?? '' }
      : null,
    ...(inspiredBy ? { inspired_by: inspiredBy.id, inspired_by_name: inspiredBy.name } : {}),
    extras: [...extras],
    pricing,
    meeting: request.meeting ?? null,
    preferred_times: request.preferred_times ?? [],
    contact: request.contact,
    ...(request.came_from && { came_from: request.came_from }),
    booking_id: null,
    lead_mail_id: null,
    deal_id: opened.ref.id,
    created_at: at,
  };
  const ref = db.collection(QUOTE_SUBMISSIONS.name).doc();
  const picture = design && { title: design.title, url: design.picture };
  // The booking usually follows at once, and its mail contains the quote
  const waitMs = request.meeting ? settings.quoteMailMinutes * 60_000 : 0;
  return {
    status: 201,
    body: { success: true, quote_submission_id: ref.id, pricing },
    write: (writer) => {
      const mailId =
        mailEnd &&
        addToOutbox(writer, db, now, {
          ...quoteLeadMail(submission, { siteUrl: settings.siteUrl, picture, end: mailEnd }),
          to: settings.teamEmail,
          quote_submission_id: ref.id,
          ...(waitMs > 0 ? { not_before: Timestamp.fromMillis(now.getTime() + waitMs) } : {}),
        });
      writer.create(ref, { ...submission, lead_mail_id: waitMs > 0 ? mailId : null });
      writeDeal(writer, opened, { what: 'quote', id: ref.id, person }, { at, by: 'visitor' });
      if (!countReceipt) return;
      countReceipt(writer);
      addToOutbox(writer, db, now, {
        ...quoteReceiptMail(submission, { siteUrl: settings.siteUrl, picture }),
        to: request.contact.email,
        quote_submission_id: ref.id,
      });
    },
  };
}

/** Returns a function that counts a receipt; null if the network or the address has used up its receipts of the hour. */
async function receiptQuota(transaction: Transaction, db: Firestore, limited: readonly Limited[]) {
  const limits = await rateLimits(db, limited);
  const counters = await transaction.getAll(...limits.refs);
  return limits.check(counters) > 0 ? null : (writer: Transaction) => limits.count(writer, counters);
}

/** Mails the team a quote request. If there is no meeting, the team arranges one; a booking sends another mail. */
function quoteLeadMail(
  quote: QuoteSubmission,
  { siteUrl, picture, end }: { siteUrl: string; picture: BoothPicture | null; end: readonly MailBlock[] },
): RenderedMail {
  const { contact, meeting } = quote;
  const subject = meeting ? 'New quote' : 'New quote, time to arrange';
  return renderMail({
    kind: 'quote-lead',
    reply_to: contact.email,
    subject: `${rushPrefix(quote)}${subject}: ${contact.company}, ${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    preview: `${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    title: `${contact.company} requested a quote`,
    blocks: [
      contactRows(contact),
      ...quoteBlocks(siteUrl, quote, picture),
      ...(quote.deal_id ? [openInPanel(dealUrl(siteUrl, quote.deal_id))] : []),
      ...linkToQuote(siteUrl, quote),
      ...meetingBlocks(quote),
      ...end,
    ],
  });
}

function meetingBlocks({ meeting, preferred_times }: QuoteSubmission): MailBlock[] {
  if (meeting) {
    return [
      meetingRows({ startsAt: new Date(meeting.date), timeZone: meeting.timeZone }, 'team'),
      paragraph('Requested time. It is not booked until a booking email follows.'),
    ];
  }
  const value = preferred_times.join('\n') || 'None given';
  return [
    { kind: 'rows', title: 'Meeting', rows: [{ label: 'Preferred times', value, strong: true }] },
    paragraph(`No meeting was booked. We promised to email within ${REPLY_WITHIN} to arrange one.`),
  ];
}

/** Mails the visitor a copy of a quote without a meeting, with a link to it. */
function quoteReceiptMail(
  full: QuoteSubmission,
  { siteUrl, picture }: { siteUrl: string; picture: BoothPicture | null },
): RenderedMail {
  const quote = quoteForVisitor(full);
  return renderMail({
    kind: 'quote-receipt',
    subject: `Your booth quote from ${brand.name}`,
    preview: namedShow(quote),
    title: 'Your booth quote',
    blocks: [
      paragraph(
        `${greeting(full.contact.name)}\nWe received your quote. We'll email you within ${REPLY_WITHIN} to arrange a time for the kickoff call.`,
      ),
      ...quoteBlocks(siteUrl, quote, picture),
      ...linkToQuote(siteUrl, quote),
      FINAL_PRICE_NOTE,
      paragraph(
        `Not your quote? Someone entered your address by mistake, and you can ignore this email. If you have a question, reply to it or call ${brand.phone}.`,
      ),
    ],
  });
}
