/** Kills the process at every await of accepting a proposal, and sends the same request to another one. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { queueEvents } from '../../functions/src/webhooks/queue-events.ts';
import { type Database, documentsOf, emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';
import { answerOf, killAtPoints, LATER } from '../support/kill-at-points.ts';
import { acceptanceOf, aSentProposal, TOTAL } from '../support/proposal-under-test.ts';
import { untilAnswered } from '../support/until-answered.ts';

/** Prepares a customer who accepts a proposal for a booked quote. */
async function aCustomer() {
  const project = `demo-killed-${randomUUID().slice(0, 8)}`;
  const db = emptyDatabase(project);
  const { token, see } = await aSentProposal({ db, isBooked: true });
  const headers = {
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
    'x-proposal-token': token,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(acceptanceOf(await see(token))) };
  const ask = (origin: string) => answerOf(fetch(`${origin}/${project}/api/proposal/accept`, request));
  return { project, db, ask };
}

/** Returns if the proposal is accepted, and expects that all that belongs to it is there, or nothing of it. */
async function isAccepted(db: Database, where: string): Promise<boolean> {
  const [[proposal], [deal], mails, answers] = await Promise.all([
    documentsOf(db, 'proposals'),
    documentsOf(db, 'deals'),
    documentsOf(db, 'mail'),
    documentsOf(db, 'idempotency_keys'),
  ]);
  const isDone = proposal?.['state'] === 'accepted';
  const events = deal?.['events'] as { what: string }[];
  expect(
    {
      mails: mails.filter(({ kind }) => String(kind).startsWith('proposal-accepted')).length,
      deal,
      events: events.filter(({ what }) => what === 'accepted').length,
      answers: answers.filter(({ route }) => route === 'accept-proposal').length,
      reported: await reportedOf(db, proposal ?? {}),
    },
    where,
  ).toMatchObject({
    mails: isDone ? 2 : 0,
    deal: { amount: TOTAL, state: isDone ? 'sold' : 'proposal' },
    ...{ events: isDone ? 1 : 0, answers: isDone ? 1 : 0 },
    reported: isDone ? ['proposal.accepted', 'proposal.sent'] : ['proposal.sent'],
  });
  return isDone;
}

/** Returns the events that wait for a connected system once the record's trigger has run. */
async function reportedOf(db: Database, { id, ...document }: Record<string, unknown>) {
  const created_at = Timestamp.fromDate(NOW);
  await db.doc('webhook_endpoints/crm').set({ sales_only: true, is_active: true, created_at });
  const change = { collection: 'proposals', id: String(id), document, at: LATER } as const;
  await queueEvents({ db, enqueue: async () => undefined }, change);
  const waiting = (await documentsOf(db, 'webhook_deliveries')).filter(({ state }) => state === 'waiting');
  return waiting.map(({ event }) => event).sort();
}

test('killed at any point of accepting, the proposal is accepted with its mails, deal, event and answer, or not at all', async () => {
  const { errands, points, origin } = await killAtPoints(aCustomer);
  const done: boolean[] = [];

  await Promise.all(
    errands.map(async ({ db, ask, point }, index) => {
      const where = `killed at point ${point} of ${points}`;
      done[index] = await isAccepted(db, where);
      const { status, text } = await untilAnswered(() => ask(origin));
      expect([status, JSON.parse(text).proposal.state], where).toEqual([200, 'accepted']);
      expect(await isAccepted(db, `${where}, asked again`)).toBe(true);
    }),
  );

  expect(done).toEqual(done.toSorted());
  expect([done[0], done.at(-2)]).toEqual([false, true]);
});
