import { buildStackSite } from '../prepare-stack.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import { isRunning, type RunningStack } from '../stack/stack.ts';
import { type Counts, countOne, describeFailure } from './counts.ts';
import { NIGHTLY_PARTS, PARTS, type Part } from './parts.ts';
import { checkQueryIndexes } from './query-indexes.ts';
import { startTestStack } from './test-stack.ts';
import { takeTurns } from './turns.ts';
import { clearLogs, searchLogs } from './visitors-in-logs.ts';

export interface PartResult extends Counts {
  tookMs: number;
}

const addresses = testStackAddresses();

/** The parts that together run every query of functions and panel. */
const WITH_QUERIES = ['functions', 'browser'];

const ALL_PARTS: Record<string, Part> = { ...PARTS, ...NIGHTLY_PARTS };

/**
 * Runs parts, each as soon as its stack is ready and the parts before it have ended. A part counts as one failure if
 * its stack does not start. Afterward, `logs` searches a stack's logs for visitors' data, and `indexes` compares the
 * recorded queries with the indexes.
 * @param argumentsOf arguments for the runners, by part
 */
export async function runParts(argumentsOf: Record<string, string[]>): Promise<Record<string, PartResult>> {
  const names = Object.keys(ALL_PARTS).filter((name) => argumentsOf[name]);
  const needed = new Set(names.map((name) => ALL_PARTS[name]?.needs));
  clearLogs(addresses);
  const stack = needed.has('backend') || needed.has('site') ? startOrFindStack() : undefined;
  const site = stack?.then(async (own) => {
    if (own && needed.has('site')) await buildStackSite(addresses);
  });
  const ready: Record<Part['needs'], Promise<unknown> | undefined> = {
    nothing: undefined,
    backend: stack,
    site,
  };
  // Waiting parts handle the rejection, but there may be none
  for (const promise of [stack, site]) promise?.catch(() => undefined);

  const nextTurn = takeTurns((text) => process.stdout.write(text));
  const ends: Record<string, Promise<PartResult>> = {};
  async function run(name: string, { needs, after, run: start }: Part): Promise<PartResult> {
    await Promise.all(after.map((before) => ends[before]));
    const isReady = Promise.resolve(ready[needs]);
    await isReady.catch(() => undefined);
    const turn = nextTurn();
    const result = await timed(name, turn.write, async () => {
      await isReady;
      return start(argumentsOf[name] ?? [], turn.write);
    });
    turn.end();
    return result;
  }
  for (const name of names) ends[name] = Promise.resolve().then(() => run(name, ALL_PARTS[name] as Part));
  const results: Record<string, PartResult> = {};
  for (const name of names) results[name] = (await ends[name]) as PartResult;
  await (await stack?.catch(() => undefined))?.stop();

  const show = (text: string) => process.stdout.write(text);
  if (stack) results['logs'] = await timed('logs', show, () => searchLogs(addresses, show));
  if (WITH_QUERIES.some((name) => argumentsOf[name])) {
    const isComplete = WITH_QUERIES.every((name) => argumentsOf[name]?.length === 0);
    const check = () => checkQueryIndexes(addresses, isComplete, show);
    results['indexes'] = await timed('indexes', show, check);
  }
  return results;
}

/** Runs a part under its heading. A part that throws counts as one failure. */
async function timed(
  name: string,
  write: (text: string) => void,
  work: () => Counts | Promise<Counts>,
): Promise<PartResult> {
  const started = Date.now();
  write(`\n== ${name}\n`);
  try {
    return { ...(await work()), tookMs: Date.now() - started };
  } catch (error) {
    const message = messageOf(error);
    write(`${message}\n`);
    return { ...countOne(describeFailure(name, message)), tookMs: Date.now() - started };
  }
}

/** Returns the stack that this run must stop; undefined if one was already running, with its site. */
async function startOrFindStack(): Promise<RunningStack | undefined> {
  if (await isRunning(addresses)) {
    console.log(`Using the running test stack: ${addresses.siteUrl}`);
    return undefined;
  }
  console.log('Starting the test stack ...');
  return startTestStack(addresses, { withSite: false });
}

function messageOf(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
