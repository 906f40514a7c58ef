import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { LINK_PROPOSAL, WITHDRAW_PROPOSAL } from '../../../src/domain/api/admin-routes.ts';
import { PROPOSALS, type Proposal } from '../../../src/domain/records/proposals.ts';
import { readDeal, writeDeal } from '../deals/deal-store.ts';
import { Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { recordIn } from '../platform/firebase.ts';
import { newLink } from './find-proposal.ts';

/** Administrators' routes that change a proposal. */
export function changeProposalRoutes({ db, timeOf, settings }: AdminDependencies): ServedRoute[] {
  return [
    // Closes all former links
    serve(LINK_PROPOSAL, (_none, { id }) =>
      db.runTransaction(async (transaction) => {
        const { stored, proposal } = await existingProposal(transaction, db, id);
        const { url, links } = newLink(settings.siteUrl, id, [], proposal.version);
        requireInTime();
        transaction.update(stored.ref, { links });
        return { url };
      }),
    ),
    // Repeating it changes nothing
    serve(WITHDRAW_PROPOSAL, (_none, { id, by }) =>
      db.runTransaction(async (transaction) => {
        const { stored, proposal } = await existingProposal(transaction, db, id);
        if (proposal.state === 'withdrawn') return;
        if (proposal.state !== 'sent') throw new Problem('proposal-over');
        const deal = await readDeal(transaction, db, proposal.deal_id);
        const at = Timestamp.fromDate(timeOf(stored));
        requireInTime();
        transaction.update(stored.ref, { state: 'withdrawn', changed_at: at } satisfies Partial<Proposal>);
        writeDeal(transaction, deal, { what: 'withdrawn' }, { at, by });
      }),
    ),
  ];
}

/** @throws Problem `not-found` */
async function existingProposal(transaction: Transaction, db: Firestore, id: string) {
  const stored = await transaction.get(db.doc(PROPOSALS.path(id)));
  const proposal = recordIn(PROPOSALS, stored);
  if (!proposal) throw new Problem('not-found');
  return { stored, proposal };
}
