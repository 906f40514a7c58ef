import { expect } from 'vitest';
import { type Database, NOW } from './api-under-test.ts';
import { startKillableProcess } from './killable-process.ts';
import { HOUR } from './outbox.ts';
import { databaseBehind, RoundTrips } from './round-trips.ts';
import { untilAnswered } from './until-answered.ts';

/** The time of the process that gets the same request after the kill. */
export const LATER = new Date(NOW.getTime() + HOUR);

/** A task in a separate project; `ask` sends it to the process at an origin. */
export interface Errand {
  readonly project: string;
  readonly db: Database;
  readonly ask: (origin: string) => Promise<{ status: number; text: string }>;
}

/**
 * Prepares a task for each chosen point, and one more whose response gets lost; halts each at its point, and kills the
 * process.
 * @returns the tasks in the order of their points, and the origin of another process, whose clock is an hour ahead
 */
export async function killAtPoints<E extends Errand>(prepare: (roundTrips: RoundTrips) => Promise<E>) {
  const roundTrips = new RoundTrips();
  const database = await databaseBehind(roundTrips);
  const [doomed, other] = await Promise.all([
    startKillableProcess(database.address, NOW),
    startKillableProcess(database.address, LATER),
  ]);
  let first: E | undefined;
  const { status } = await untilAnswered(async () => {
    // Each attempt starts over: one that ran out of time has already passed some of its points
    first = await prepare(roundTrips);
    return first.ask(doomed.origin);
  });
  expect(status).toBeLessThan(300);
  const points = roundTrips.countOf(first?.project ?? '');

  const middle = Math.floor(points / 2);
  const chosen = Array.from({ length: points + 1 }, (_, point) => point).filter(
    (point) => process.env['ALL_TESTS'] || point === 0 || point === middle || point >= points - 1,
  );
  const errands: (E & { readonly point: number })[] = [];
  // One after the other: some of forty at once get a 503
  for (const point of chosen) errands.push({ ...(await prepare(roundTrips)), point });
  const heard: (Awaited<ReturnType<Errand['ask']>> | null)[] = [];
  // One after the other: data that a task leaves in memory must not change the next one's number of points
  for (const errand of errands) {
    const halted = roundTrips.haltAt(errand.project, errand.point).then(() => null);
    const answered = errand.ask(doomed.origin);
    answered.catch(() => undefined);
    heard.push(await Promise.race([halted, answered]));
  }
  await doomed.kill();
  expect(heard.map((answer) => answer === null)).toEqual(chosen.map((point) => point < points));
  roundTrips.haltNoMore();
  await database.endTransactions();
  return { errands, points, origin: other.origin, lastAnswer: heard.at(-1)?.text };
}

/** Returns the status and the text of an answer. */
export async function answerOf(request: Promise<Response>) {
  const response = await request;
  return { status: response.status, text: await response.text() };
}
