/** Checks of the live site: read-only requests, the caller's address as it sees it, and a test booking. */
import { createInterface } from 'node:readline/promises';
import { isOfCdn } from '../../functions/src/http/client-address.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import { bookAndCancel } from './smoke-booking.ts';

const TIMEOUT_MS = 20_000;

/**
 * Checks the live site and prints the results: the caller's address if `echoKey` (ECHO_KEY of the functions) is not empty,
 * and a test booking if there is a `mailbox`.
 * @throws {ExpectedError} if something is wrong
 */
export async function checkLiveSite(origin: string, echoKey: string, mailbox?: string): Promise<void> {
  const problems = await smokeTest(origin);
  if (echoKey) {
    const { address, problems: wrong } = await readCaller(origin, echoKey);
    problems.push(...wrong);
    if (address)
      console.log(`The functions see this machine as ${address}: that should be its public address.`);
  } else {
    console.log('Not checked: how the functions see their callers (ECHO_KEY in functions/.env).');
  }
  if (mailbox) {
    const ask = (reference: string) => askAboutMail(reference, mailbox);
    const { reference, problems: wrong } = await bookAndCancel(origin, mailbox, ask);
    problems.push(...wrong);
    if (reference && wrong.length === 0)
      console.log(`${reference} was booked for ${mailbox} and canceled again.`);
  } else {
    console.log('Not tried: a booking with its mail (--book <your address>).');
  }
  if (problems.length === 0) return console.log(`\n${origin} is up.`);
  throw new ExpectedError(
    `The site is not healthy:\n  ${problems.join('\n  ')}\nTo roll back: docs/operate.md.`,
  );
}

async function askAboutMail(reference: string, mailbox: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) {
    console.log(`No terminal to ask in: check that the mails about ${reference} come to ${mailbox}.`);
    return undefined;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`Has the mail about ${reference} come to ${mailbox}? (y/n) `);
    return /^y/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Returns the fault of a response, if any. */
type Judge = (response: Response, text: string) => string | undefined;

const isFound: Judge = ({ status }) => (status === 200 ? undefined : `answers ${status}`);

/** Requests pages, health, content, availability, a script, and a missing one; returns a sentence for each fault. */
export async function smokeTest(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const ask = async (path: string, ...judges: Judge[]): Promise<string> => {
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      const wrong = judges.flatMap((judge) => judge(response, text) ?? []);
      problems.push(...wrong.slice(0, 1).map((what) => `${path} ${what}.`));
      return text;
    } catch (error) {
      problems.push(`${path} does not answer: ${(error as Error).message}.`);
      return '';
    }
  };
  const home = await ask('/', isFound, hasAddress(origin));
  await ask('/admin', isFound);
  await ask('/api/health', isFound, isJson('checks'));
  await ask('/api/content', isFound, isJson('booth_designs'));
  await ask('/api/availability', isFound, isJson('availability'));
  const [script] = /\/_astro\/[\w.-]+\.js/.exec(home) ?? [];
  if (script) await ask(script, isFound);
  await ask('/_astro/gone.js', isGone);
  return problems;
}

function hasAddress(origin: string): Judge {
  return (_response, text) =>
    text.includes(`<link rel="canonical" href="${origin}/"`) ? undefined : 'names another address as its own';
}

function isJson(field: string): Judge {
  return (_response, text) => {
    try {
      return field in (JSON.parse(text) as object) ? undefined : `has no ${field}`;
    } catch {
      return 'is no JSON';
    }
  };
}

/** A 404 must not be cached; otherwise a release that restores the file stays invisible. */
const isGone: Judge = ({ status, headers }) => {
  if (status !== 404) return `answers ${status}, though there is no such script`;
  return headers.get('cache-control')?.includes('immutable')
    ? 'is cached as immutable, though it is gone'
    : undefined;
};

/** An address from the documentation range, which no real caller has. */
const FORGED = '203.0.113.66';

/** Asks the site, with its ECHO_KEY, for this machine's address: once plainly and once with a forged header. */
export async function readCaller(origin: string, key: string) {
  const ask = async (headers: Record<string, string>) => {
    // Unique, because the CDN caches the plain address
    const response = await fetch(`${origin}/api/health?caller=${Math.random()}`, {
      headers: { 'X-Echo-Key': key, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const header = (name: string) => response.headers.get(name) || undefined;
    return { address: header('X-Caller-Address'), before: header('X-Caller-Before') };
  };
  try {
    const plain = await ask({});
    const { address } = plain;
    const forged = address ? await ask({ 'X-Forwarded-For': FORGED }) : plain;
    return { address, problems: problemsOf(plain, forged) };
  } catch (error) {
    const problem = `/api/health does not say who calls: ${(error as Error).message}.`;
    return { address: undefined, problems: [problem] };
  }
}

/** The address that the functions take a machine for, and the one that this names as its own caller. */
type SeenAs = Readonly<Record<'address' | 'before', string | undefined>>;

function problemsOf({ address, before }: SeenAs, { address: whenForged, before: forged }: SeenAs): string[] {
  if (!address)
    return [
      '/api/health does not say who calls: ECHO_KEY needs at least 20 characters, and the same value as in the release.',
    ];
  if (isOfCdn(address))
    return [
      `The functions take all visitors for ${address}, a proxy's address: TRUSTED_PROXIES or the list of the CDN's networks is wrong.`,
    ];
  if (before)
    return [
      `The functions take all visitors for ${address}, a proxy that names ${before} as its caller: the list of the CDN's networks lacks it.`,
    ];
  if (whenForged === address && !forged) return [];
  return [
    [whenForged, forged].includes(FORGED)
      ? 'The functions believe a forged X-Forwarded-For: TRUSTED_PROXIES is too many.'
      : `The functions see this machine as ${address}, and with a forged X-Forwarded-For as ${whenForged ?? 'no one'}.`,
  ];
}
