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
 * Runs parts, each as soon as its stack is ready and the parts before it have ended. A part that cannot run because the
 * stack does not start counts as one failure. Afterwards, `logs` searches a stack's logs for visitors'
 * data, and `indexes` compares the recorded queries with the indexes.
 * @param argumentsOf the arguments of each part's runner, by the part's name
 */
export async function runParts(argumentsOf: Record<string, string[]>): Promise<Record<string, PartResult>> {
  const names = Object.keys(ALL_PARTS).filter((name) => argumentsOf[name]);
  clearLogs(addresses);
  const stack = needsOf(names).some((needs) => needs !== 'nothing') ? startOrFindStack() : undefined;
  async function prepareSite(): Promise<void> {
    const isOwn = await stack;
    if (isOwn && needsOf(names).includes('site')) await buildStackSite(addresses);
  }
  const ready: Record<Part['needs'], Promise<unknown>> = {
    nothing: Promise.resolve(),
    backend: Promise.resolve(stack),
    site: prepareSite(),
  };
  // Parts that wait handle the rejection; there may be none
  for (const promise of Object.values(ready)) promise.catch(() => undefined);

  const nextTurn = takeTurns((text) => process.stdout.write(text));
  const ends: Record<string, Promise<PartResult>> = {};
  async function run(name: string, { needs, after, run: start }: Part): Promise<PartResult> {
    await Promise.all(after.map((before) => ends[before]));
    const problem = await ready[needs].then(() => null, messageOf);
    const started = Date.now();
    const turn = nextTurn();
    turn.write(`\n== ${name}\n`);
    try {
      if (problem) throw new ExpectedError(problem);
      return { ...(await start(argumentsOf[name] ?? [], turn.write)), tookMs: Date.now() - started };
    } catch (error) {
      const message = messageOf(error);
      turn.write(`${message}\n`);
      return { ...countOne(describeFailure(name, message)), tookMs: Date.now() - started };
    } finally {
      turn.end();
    }
  }
  for (const name of names) ends[name] = Promise.resolve().then(() => run(name, ALL_PARTS[name] as Part));
  const results = await Promise.all(
    names.map(async (name): Promise<[string, PartResult | undefined]> => [name, await ends[name]]),
  );
  await (await stack?.catch(() => undefined))?.stop();
  if (stack) results.push(['logs', runAfterwards('logs', (write) => searchLogs(addresses, write))]);
  if (WITH_QUERIES.some((name) => argumentsOf[name])) {
    const isComplete = WITH_QUERIES.every((name) => argumentsOf[name]?.length === 0);
    results.push([
      'indexes',
      runAfterwards('indexes', (write) => checkQueryIndexes(addresses, isComplete, write)),
    ]);
  }
  return Object.fromEntries(results) as Record<string, PartResult>;
}

function runAfterwards(name: string, check: (write: (text: string) => void) => Counts): PartResult {
  const started = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const counts = check((text) => process.stdout.write(text));
  return { ...counts, tookMs: Date.now() - started };
}

function needsOf(names: string[]): Part['needs'][] {
  return names.map((name) => ALL_PARTS[name]?.needs ?? 'nothing');
}

/** Returns the stack that this run has to stop; undefined if one was running already, with its site. */
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
