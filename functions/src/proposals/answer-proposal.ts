import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { KeyedRoute } from '../../../src/domain/api/api-route.ts';
import { ACCEPT_PROPOSAL, ASK_PROPOSAL, DECLINE_PROPOSAL } from '../../../src/domain/api/visitor-routes.ts';
import { acceptedPayments } from '../../../src/domain/deals/change-deal.ts';
import type { DealChange } from '../../../src/domain/deals/deal-events.ts';
import { paymentAmounts, proposalAmounts } from '../../../src/domain/proposal/amounts.ts';
import type { ProposalVersion } from '../../../src/domain/records/proposal-versions.ts';
import { type Proposal, proposalState } from '../../../src/domain/records/proposals.ts';
import type { AcceptProposal, ProposalState } from '../../../src/domain/schemas/shown-proposal.ts';
import { type OpenedDeal, readDeal, writeDeal } from '../deals/deal-store.ts';
import { Problem } from '../http/problem.ts';
import { type ApiDependencies, type InputOf, type ServedRoute, type Serving, serve } from '../http/serve.ts';
import { paragraph } from '../mail-kit/layout.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { ServiceContext } from '../platform/params.ts';
import { newLink, openedBy, proposalOf, sheetOf, shownProposal, versionOf } from './find-proposal.ts';
import { acceptedMail, acceptedNoticeMail, noticeMail } from './proposal-mails.ts';
import { aboutOf } from './send-proposal.ts';

/** Maximum wanted changes that are kept; beyond that, the oldest are dropped. */
const MAX_ASKED = 50;

/** After a wish was mailed to the team, how long further ones on the same version are in the panel only. */
const QUIET_MS = 3_600_000;

/** Customers' routes that answer a version. Repeating a decision returns the same answer. */
export function answerProposalRoutes(dependencies: ApiDependencies): ServedRoute[] {
  return [
    answerRoute(dependencies, ACCEPT_PROPOSAL, acceptanceOf),
    answerRoute(dependencies, DECLINE_PROPOSAL, declineOf),
    answerRoute(dependencies, ASK_PROPOSAL, questionOf),
  ];
}

interface Opened {
  readonly context: ServiceContext<'siteUrl' | 'teamEmail'>;
  readonly ref: DocumentReference;
  readonly before: Proposal;
  readonly version: ProposalVersion;
  /** Null if it was deleted. */
  readonly deal: OpenedDeal | null;
}

/** The change of a proposal, and its further writes; null if the proposal is already as wanted. */
type Change = {
  readonly change: Partial<Proposal>;
  readonly write: (writer: Transaction) => void;
} | null;

/** Returns a customer's route that changes the token's proposal and answers with its state. */
function answerRoute<Route extends KeyedRoute>(
  dependencies: ApiDependencies,
  route: Route,
  changeOf: (opened: Opened, request: InputOf<Route>) => Change,
): ServedRoute {
  const { db, settings } = dependencies;
  return serve(
    route,
    (request, { token, now }) => ({
      decide: async (transaction) => {
        const ref = proposalOf(db, token);
        const { proposal } = openedBy(token, await transaction.get(ref));
        const { version: number } = request as { version: number };
        if (proposalState(proposal, now, number) === 'replaced') throw new Problem('proposal-replaced');
        const version = await versionOf({ db, transaction }, ref.id, number);
        const deal = await readDeal(transaction, db, proposal.deal_id);
        const context = { db, settings, now };
        const changed = changeOf({ context, ref, before: proposal, version, deal }, request);
        const { state, changed_at } = shownProposal({ ...proposal, ...changed?.change }, version, now);
        return {
          status: 200,
          // Nothing personal, since answers are remembered
          body: { success: true, proposal: { state, changed_at } },
          write: (writer) => {
            if (!changed) return;
            writer.update(ref, changed.change);
            changed.write(writer);
          },
        };
      },
    }),
    dependencies as Serving<Route>,
  );
}

/** @throws Problem `proposal-over` unless the proposal has one of the states */
function requireState({ before, context }: Opened, ...states: ProposalState[]): void {
  if (!states.includes(proposalState(before, context.now))) throw new Problem('proposal-over');
}

/** @throws Problem `proposal-over`, or `proposal-changed` if the page showed something else */
function acceptanceOf(opened: Opened, { agreed: _agreed, ...request }: AcceptProposal): Change {
  const { context, ref, before, version, deal } = opened;
  const { db, settings, now } = context;
  const sheet = sheetOf(version);
  const ticked = [...request.ticked].sort((a, b) => a - b);
  const wanted = { ...request, ticked };
  if (before.accepted) {
    const { at: _at, ...accepted } = before.accepted;
    if (isDeepStrictEqual(accepted, wanted)) return null;
  }
  requireState(opened, 'open');
  const areOptions = ticked.every((index, nth) => sheet.lines[index]?.optional && index !== ticked[nth - 1]);
  const { total } = proposalAmounts(sheet.lines, ticked);
  if (request.sha256 !== version.sha256 || !areOptions || request.total !== total) {
    throw new Problem('proposal-changed');
  }
  const at = Timestamp.fromDate(now);
  const { url, links } = newLink(settings.siteUrl, ref.id, before.links, version.version);
  const accepted = { ...wanted, at };
  const change = { state: 'accepted', changed_at: at, accepted, links } as const;
  const mails = { proposal: { ...before, ...change }, sheet, url, siteUrl: settings.siteUrl, now };
  return {
    change,
    write: (writer) => {
      const payments = acceptedPayments(sheet.plan, paymentAmounts(sheet.plan, total), now);
      writeDeal(writer, deal, { what: 'accepted', total, payments }, { at, by: 'visitor' });
      const about = deal ? aboutOf(deal) : {};
      addToOutbox(writer, db, now, { ...acceptedMail(mails), ...about, to: before.email });
      addToOutbox(writer, db, now, { ...acceptedNoticeMail(mails), ...about, to: settings.teamEmail });
    },
  };
}

/** @throws Problem `proposal-over` */
function declineOf(opened: Opened, { reason }: InputOf<typeof DECLINE_PROPOSAL>): Change {
  const { context, before } = opened;
  if (before.state === 'declined' && before.decline_reason === reason) return null;
  requireState(opened, 'open');
  const change = {
    state: 'declined',
    changed_at: Timestamp.fromDate(context.now),
    decline_reason: reason,
  } as const;
  const notice = noticeMail('declined', { proposal: before, siteUrl: context.settings.siteUrl }, [
    { kind: 'rows', title: 'Decision', rows: [{ label: 'Reason', value: reason || 'None given' }] },
  ]);
  return { change, write: toTeam(opened, notice, { what: 'declined', text: reason }) };
}

/** Passes what should change to the team, also after the proposal ended. @throws Problem `proposal-over` */
function questionOf(opened: Opened, { text, version }: InputOf<typeof ASK_PROPOSAL>): Change {
  const { context, before } = opened;
  requireState(opened, 'open', 'expired');
  const isTold = context.now.getTime() < lastMailed(before.asked, version) + QUIET_MS;
  const asked = [...before.asked, { at: Timestamp.fromDate(context.now), version, text }].slice(-MAX_ASKED);
  const notice = noticeMail('asked', { proposal: before, siteUrl: context.settings.siteUrl }, [
    paragraph(text),
    paragraph('Further wishes within an hour are in the panel only.'),
  ]);
  return { change: { asked }, write: toTeam(opened, isTold ? null : notice, { what: 'asked', text }) };
}

/** Returns when the last wish that was mailed came, in ms: the first one, and each that ended the quiet after another. */
function lastMailed(asked: Proposal['asked'], version: number): number {
  return asked
    .filter((wish) => wish.version === version)
    .reduce((mailed, { at }) => (at.toMillis() < mailed + QUIET_MS ? mailed : at.toMillis()), -QUIET_MS);
}

/** Returns the writes that make it the team's turn: what happened to the deal, and a mail. */
function toTeam(
  { context: { db, settings, now }, deal }: Opened,
  notice: ReturnType<typeof noticeMail> | null,
  change: DealChange,
) {
  return (writer: Transaction) => {
    writeDeal(writer, deal, change, { at: Timestamp.fromDate(now), by: 'visitor' });
    if (!notice) return;
    addToOutbox(writer, db, now, { ...notice, ...(deal && aboutOf(deal)), to: settings.teamEmail });
  };
}
