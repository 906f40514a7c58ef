import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { COUNT_STEPS } from '../../../src/domain/api/visitor-routes.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { COUNTERS, STEP_SHARDS, shardsOf } from '../../../src/domain/records/counters.ts';
import type { VisitStep } from '../../../src/domain/wizard/visit-steps.ts';
import { clientAddress } from '../http/client-address.ts';
import { parseInput } from '../http/read-json.ts';
import { type ApiDependencies, requireQuotaNow } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';

/** POST /api/steps: adds a visit to the day's step counts. Sent while the page unloads, so there is no retry. */
export function stepsRoute({ db, clock, settings }: ApiDependencies): RequestHandler {
  return async (request, response) => {
    const { steps } = parseInput(COUNT_STEPS.body, request.body);
    const now = clock();
    const address = clientAddress(request, settings.trustedProxies);
    await withinDeadline(async () => {
      const perHour = settings.requestsPerHour;
      await requireQuotaNow(db, { route: 'steps', address, perHour, now });
      await countSteps(db, now, steps);
    });
    response.status(202).json({ success: true });
  };
}

/** Increments a random shard of the day: a document takes about one write a second, and many visits end at once. */
async function countSteps(db: Firestore, now: Date, steps: readonly VisitStep[]): Promise<void> {
  const one = FieldValue.increment(1);
  const counts = Object.fromEntries(steps.map((step) => [step, one]));
  const shard = shardsOf(todayInNewYork(now))[randomInt(STEP_SHARDS)] ?? '';
  await db.doc(COUNTERS.path(shard)).set({ steps: counts }, { merge: true });
}
