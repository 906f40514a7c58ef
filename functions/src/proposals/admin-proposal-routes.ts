import { Timestamp } from 'firebase-admin/firestore';
import { LINK_PROPOSAL, WITHDRAW_PROPOSAL } from '../../../src/domain/api/admin-routes.ts';
import type { DealChange } from '../../../src/domain/deals/deal-events.ts';
import { PROPOSALS, type Proposal } from '../../../src/domain/records/proposals.ts';
import { readDeal, writeDeal } from '../deals/deal-store.ts';
import { Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { newLink } from './find-proposal.ts';

/** Administrators' routes that change a proposal. */
export function changeProposalRoutes(dependencies: AdminDependencies): ServedRoute[] {
  return [
    // Closes all former links
    serve(LINK_PROPOSAL, async (_none, { id }) => {
      let address = '';
      await changeProposal(dependencies, id, ({ version }) => {
        const { url, ...change } = newLink(dependencies.settings.siteUrl, id, [], version);
        address = url;
        return change;
      });
      return { url: address };
    }),
    // Repeating it changes nothing
    serve(WITHDRAW_PROPOSAL, (_none, { id, by }) =>
      changeProposal(
        dependencies,
        id,
        ({ state }, now) => {
          if (state === 'withdrawn') return {};
          if (state !== 'sent') throw new Problem('proposal-over');
          return { state: 'withdrawn', changed_at: Timestamp.fromDate(now) };
        },
        { change: { what: 'withdrawn' }, by },
      ),
    ),
  ];
}

/** Changes a proposal based on its stored state, and writes what happened to its deal. @throws Problem `not-found` */
function changeProposal(
  { db, timeOf }: AdminDependencies,
  id: string,
  changeOf: (proposal: Proposal, now: Date) => Partial<Proposal>,
  happened?: { readonly change: DealChange; readonly by: string },
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = db.doc(PROPOSALS.path(id));
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new Problem('not-found');
    const before = PROPOSALS.read(stored.data() ?? {});
    const now = timeOf(stored);
    const change = changeOf(before, now);
    const deal = happened ? await readDeal(transaction, db, before.deal_id) : null;
    requireInTime();
    if (Object.keys(change).length === 0) return;
    transaction.update(ref, { ...change });
    if (!happened) return;
    const author = { at: Timestamp.fromDate(now), by: happened.by };
    writeDeal(transaction, deal, happened.change, author);
  });
}
