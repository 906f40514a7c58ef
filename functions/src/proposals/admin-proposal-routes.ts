import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  LINK_PROPOSAL,
  SET_PROPOSAL_PAYMENTS,
  WITHDRAW_PROPOSAL,
} from '../../../src/domain/api/admin-routes.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { receivedDayProblem } from '../../../src/domain/proposal/payment-days.ts';
import { PROPOSALS, type Proposal } from '../../../src/domain/records/proposals.ts';
import { adminAction, adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { invalid, Problem } from '../http/problem.ts';
import { requireInTime } from '../http/within-deadline.ts';
import type { ReadClock } from '../platform/firebase.ts';
import type { Settings } from '../platform/params.ts';
import { newLink } from './find-proposal.ts';

interface Dependencies {
  readonly db: Firestore;
  readonly timeOf: ReadClock;
  readonly settings: Pick<Settings, 'siteUrl'>;
}

/** POST /api/admin/proposals/:id/link: returns another link to the newest version, and closes all former ones. */
export function linkProposalRoute({ settings, ...dependencies }: Dependencies): ServedRoute {
  return adminAction(LINK_PROPOSAL, async ({ id }) => {
    let address = '';
    await changeProposal(dependencies, id, ({ version }) => {
      const { url, ...change } = newLink(settings.siteUrl, id, [], version);
      address = url;
      return change;
    });
    return { url: address };
  });
}

/** POST /api/admin/proposals/:id/withdraw: ends a proposal that was not decided. Repeating it changes nothing. */
export function withdrawProposalRoute(dependencies: Dependencies): ServedRoute {
  return adminAction(WITHDRAW_PROPOSAL, ({ id }) =>
    changeProposal(dependencies, id, ({ state }, now) => {
      if (state === 'withdrawn') return {};
      if (state !== 'sent') throw new Problem('proposal-over');
      return { state: 'withdrawn', changed_at: Timestamp.fromDate(now) };
    }),
  );
}

/** POST /api/admin/proposals/:id/payments: records the payments of an accepted proposal. */
export function proposalPaymentsRoute(dependencies: Dependencies): ServedRoute {
  return adminRoute(SET_PROPOSAL_PAYMENTS, (payments, { id }) =>
    changeProposal(dependencies, id, ({ accepted, ...stored }, now) => {
      if (!accepted) throw new Problem('proposal-over');
      const acceptedOn = todayInNewYork(accepted.at.toDate());
      const problems = Object.entries(payments).flatMap(([field, day]) => {
        if (day === null || day === stored[field as keyof typeof payments]) return [];
        const problem = receivedDayProblem(day, acceptedOn, todayInNewYork(now));
        return problem ? [[field, problem]] : [];
      });
      if (problems.length > 0) throw invalid(Object.fromEntries(problems));
      return payments;
    }),
  );
}

/** Changes a proposal based on its stored state. @throws Problem `not-found` */
function changeProposal(
  { db, timeOf }: Pick<Dependencies, 'db' | 'timeOf'>,
  id: string,
  changeOf: (proposal: Proposal, now: Date) => Partial<Proposal>,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = db.doc(PROPOSALS.path(id));
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new Problem('not-found');
    const change = changeOf(PROPOSALS.read(stored.data() ?? {}), timeOf(stored));
    requireInTime();
    if (Object.keys(change).length > 0) transaction.update(ref, { ...change });
  });
}
