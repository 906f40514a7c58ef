import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { brand } from '../../../src/config/brand.ts';
import { PREVIEW_PROPOSAL, SEND_PROPOSAL } from '../../../src/domain/api/admin-routes.ts';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { proposalAmounts } from '../../../src/domain/proposal/amounts.ts';
import { type ProposalSheet, sheetText } from '../../../src/domain/proposal/sheet.ts';
import { rawBytes } from '../../../src/domain/records/booking-logos.ts';
import { DEALS, type Deal } from '../../../src/domain/records/deals.ts';
import {
  PROPOSAL_PICTURES,
  PROPOSAL_VERSIONS,
  type ProposalVersion,
  versionId,
} from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS, type Proposal } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import { paperTerms, TERMS, TERMS_ID } from '../../../src/domain/records/terms.ts';
import { cityLabel } from '../../../src/domain/show/cities.ts';
import { listedShow } from '../../../src/domain/show/listed-show.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { formatDay } from '../../../src/domain/time/format-time.ts';
import { type OpenedDeal, readDeal, writeDeal } from '../deals/deal-store.ts';
import type { Decision } from '../http/idempotency.ts';
import { nextTurn } from '../http/mail-turn.ts';
import { invalid, Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { type ReadClock, recordIn } from '../platform/firebase.ts';
import type { ServiceContext } from '../platform/params.ts';
import { newReference } from '../platform/reference.ts';
import { sha256 } from '../platform/secret.ts';
import { base64Of, newLink } from './find-proposal.ts';
import { type FrozenBooth, freezeBooth, type ReadBoothPicture, sentBooth } from './freeze-booth.ts';
import { proposalMail } from './proposal-mails.ts';

/** Largest total in US dollars, the same as a deal's amount. */
const MAX_TOTAL = 1_000_000;

export interface SendDependencies extends AdminDependencies {
  readonly readPicture: ReadBoothPicture;
  /** Re-encodes a drawn booth. @throws Problem if it is not acceptable */
  readonly boothCopyOf: (picture: Buffer) => Promise<Buffer>;
  /** Re-encodes a picture as a JPEG for a mail. */
  readonly mailCopyOf: (picture: Buffer) => Promise<Buffer>;
}

type Request = z.output<typeof SEND_PROPOSAL.body>;

/** The routes that show a version as its page would, and send it. */
export function sendProposalRoutes(dependencies: SendDependencies): ServedRoute[] {
  const { db, timeOf, settings } = dependencies;
  return [
    // Stores and mails nothing
    serve(PREVIEW_PROPOSAL, async (request) => {
      const { sheet, frozen } = await draftOf(dependencies, request, timeOf);
      return {
        sheet: sheetText(sheet),
        logo: base64Of(frozen?.logo ?? null),
        picture: base64Of(frozen?.picture ?? null),
      };
    }),
    serve(
      SEND_PROPOSAL,
      async (request, { by, now }) => {
        const draft = await draftOf(dependencies, request, () => now);
        return {
          decide: (transaction) => decide(transaction, { db, settings, now }, { request, by, ...draft }),
        };
      },
      { db, timeOf },
    ),
  ];
}

interface Draft {
  readonly ref: DocumentReference;
  readonly sheet: ProposalSheet;
  readonly frozen: FrozenBooth | null;
  /** The booth as a JPEG for the mail; null without a picture. */
  readonly mailed: Buffer | null;
}

/**
 * Returns the version as it will be sent, before the transaction, whose locks would delay others.
 * @param timeOf the time at which the deal was read
 * @throws Problem `not-found` without the deal or the proposal, `invalid`
 */
async function draftOf(
  { db, readPicture, boothCopyOf, mailCopyOf }: SendDependencies,
  request: Request,
  timeOf: ReadClock,
): Promise<Draft> {
  const { deal_id, replaces, with_booth, lines, note, valid_until, plan, terms } = request;
  const ref = replaces ? db.doc(PROPOSALS.path(replaces.id)) : db.collection(PROPOSALS.name).doc();
  const [stored, former] = await Promise.all([
    db.doc(DEALS.path(deal_id)).get(),
    replaces ? ref.get() : null,
  ]);
  const deal = recordIn(DEALS, stored);
  if (!deal || former?.exists === false) throw new Problem('not-found');
  const { name, company, email, booth_size, changed_at } = deal;
  if (!email) throw invalid({ deal_id: 'This person has no email address' });
  const newest = deal.quotes.at(-1);
  const quote = newest
    ? recordIn(QUOTE_SUBMISSIONS, await db.doc(QUOTE_SUBMISSIONS.path(newest)).get())
    : null;
  const today = todayInNewYork(timeOf(stored));
  const { show, lastDay } = await showOf(db, { deal, quote }, today);
  requireValidity(valid_until, today, lastDay);
  requireTotal(lines);
  const drawn =
    with_booth && request.picture ? await boothCopyOf(Buffer.from(request.picture, 'base64')) : null;
  // As it was sent if its design was deleted since
  const sent = () => replaces && sentBooth(db, versionId(replaces.id, replaces.version));
  const frozen =
    quote && with_booth ? ((await freezeBooth(db, quote, readPicture, drawn)) ?? (await sent())) : null;
  const sheet: ProposalSheet = {
    format: 1,
    // The preview's reference is the one that is sent, if nothing happened in between
    reference: former?.get('reference') ?? newReference('PR', `${deal_id} ${changed_at.toMillis()}`),
    ...{ version: (replaces?.version ?? 0) + 1, date: today },
    from: {
      ...{ name: brand.name, email: brand.email, phone: brand.phone, address: brand.postalAddress },
      ...paperTerms((await db.doc(TERMS.path(TERMS_ID)).get()).data()),
    },
    to: { name, company, email },
    ...{ show, booth_size, lines, note, valid_until, plan, terms },
    booth: frozen?.booth ?? null,
  };
  const mailed = frozen?.picture ? await mailCopyOf(Buffer.from(rawBytes(frozen.picture) ?? [])) : null;
  return { ref, sheet, frozen, mailed };
}

/**
 * Returns the deal's show, null if unknown, with the place that the quote has or the show, and the last day on which the
 * proposal may be accepted: the first of the show, or the last if it has begun. Days before today are of the last edition.
 */
async function showOf(
  db: Firestore,
  { deal: { show_id, show_name }, quote }: { deal: Deal; quote: QuoteSubmission | null },
  today: string,
): Promise<{ show: ProposalSheet['show']; lastDay: string | null }> {
  if (!show_id || !show_name) return { show: null, lastDay: null };
  const listed = listedShow(show_id, (await db.doc(SHOWS.path(show_id)).get()).data());
  const { first_day, last_day } = listed ?? {};
  const ahead = (day: string | null | undefined) => (day && day >= today ? day : null);
  const opens_on = ahead(first_day);
  const city = quote?.show_id === show_id ? quote : listed;
  const place = city ? cityLabel(city) : '';
  return { show: { name: show_name, place, opens_on }, lastDay: opens_on ?? ahead(last_day) };
}

function requireValidity(validUntil: string, today: string, lastDay: string | null): void {
  if (validUntil < today) throw invalid({ valid_until: 'Choose today or a later day' });
  if (lastDay && validUntil > lastDay) {
    throw invalid({ valid_until: `Choose ${formatDay(lastDay)} or an earlier day: the show is then` });
  }
}

/** Refuses lines that could add up to less than nothing, or to more than a deal can be worth. */
function requireTotal(lines: Request['lines']): void {
  const { total } = proposalAmounts(lines);
  const options = proposalAmounts(lines.map((line) => ({ ...line, optional: !line.optional })));
  if (total + options.discount < 0 || total + options.subtotal > MAX_TOTAL) {
    throw invalid({ lines: 'The total must be between $0 and $1,000,000, whatever is ticked' });
  }
}

/**
 * Decides on a version: retires the one before and stores the new one, with its mail and what it changes on the deal.
 * @throws Problem `changed-meanwhile` if the proposal is not the one that the team saw, was accepted, or the deal has
 *   another; `not-found` without the deal
 */
async function decide(
  transaction: Transaction,
  { db, settings, now }: ServiceContext<'siteUrl'>,
  { request, by, ref, sheet, frozen, mailed }: Draft & { request: Request; by: string },
): Promise<Decision> {
  const { deal_id, replaces, valid_until } = request;
  const opened = await readDeal(transaction, db, deal_id);
  if (!opened) throw new Problem('not-found');
  const { deal } = opened;
  const stored = deal.proposal ? await transaction.get(db.doc(PROPOSALS.path(deal.proposal.id))) : null;
  const former = stored && recordIn(PROPOSALS, stored);
  const isAsSeen =
    (former ? stored?.id : null) === (replaces?.id ?? null) && former?.version === replaces?.version;
  if (!isAsSeen || former?.state === 'accepted') throw new Problem('changed-meanwhile');

  const at = Timestamp.fromDate(now);
  const ends = slotInstant(addDays(valid_until, 1), '12:00 AM');
  if (!ends) throw invalid({ valid_until: 'Choose another day' });
  const { reference, version, to } = sheet;
  const text = sheetText(sheet);
  const hash = sha256(text);
  // Links that were closed by withdrawing stay closed
  const open = former && former.state !== 'withdrawn' ? former.links : [];
  const { url, links } = newLink(settings.siteUrl, ref.id, open, version);
  const { total } = proposalAmounts(sheet.lines);
  const proposal: Proposal = {
    ...{ reference, deal_id, ...to, state: 'sent', changed_at: at, version, total },
    ...{ valid_until, ends_at: Timestamp.fromDate(ends), sent_by: by },
    ...{ sent: [...(former?.sent ?? []), { at, sha256: hash }], links },
    ...{ reads: former?.reads ?? 0, read_at: former?.read_at ?? null },
    ...{ accepted: null, decline_reason: '', asked: former?.asked ?? [] },
    ...{ deposit_on: null, paid_on: null, created_at: former?.created_at ?? at },
  };
  const { logo = null, picture = null, media = [] } = frozen ?? {};
  const stays: ProposalVersion = {
    ...{ proposal_id: ref.id, version, sheet: text, sha256: hash, media, created_at: at },
  };
  const id = versionId(ref.id, version);
  const rendered = proposalMail({ sheet, url, siteUrl: settings.siteUrl, picture: mailed });
  const mail = { ...rendered, to: to.email, by_team: true, ...aboutOf(opened) };
  const turn = await nextTurn(transaction, db, mail, now);
  const leavesAt = turn.at > now ? turn.at : null;
  const not_before = leavesAt && Timestamp.fromDate(leavesAt);
  return {
    status: 201,
    body: { success: true, id: ref.id, reference, version, url, leaves_at: leavesAt?.toISOString() ?? null },
    write: (writer) => {
      writer.set(ref, proposal);
      writer.create(db.doc(PROPOSAL_VERSIONS.path(id)), stays);
      if (logo || picture) writer.create(db.doc(PROPOSAL_PICTURES.path(id)), { logo, picture });
      const sent = { id: ref.id, reference, state: 'sent', total, valid_until } as const;
      writeDeal(writer, opened, { what: 'proposed', proposal: sent }, { at, by });
      addToOutbox(writer, db, now, { ...mail, not_before });
    },
  };
}

/** Returns the records that a mail about a proposal belongs to. */
export function aboutOf({ ref, deal }: OpenedDeal) {
  const quote_submission_id = deal.quotes.at(-1);
  return { deal_id: ref.id, ...(quote_submission_id && { quote_submission_id }) };
}
