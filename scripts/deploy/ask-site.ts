import { createInterface } from 'node:readline/promises';
import { ExpectedError } from '../stack/expected-error.ts';
import { smokeTest } from './smoke.ts';
import { bookAndCancel, type Seen } from './smoke-booking.ts';
import { askForCaller } from './smoke-caller.ts';

/** Options of the checks on the live site. */
export interface Questions {
  readonly siteUrl: string;
  /** ECHO_KEY of the functions; without it the caller's address is not checked. */
  readonly echoKey: string;
  /** Mailbox for the test booking; undefined makes none. */
  readonly mailbox: string | undefined;
}

/**
 * Checks the live site: its health, the caller's address that it sees, and a test booking. Prints the results.
 * @throws {ExpectedError} if a check fails
 */
export async function askSite({ siteUrl, echoKey, mailbox }: Questions): Promise<void> {
  const { origin } = new URL(siteUrl);
  const problems = await smokeTest(origin);
  if (echoKey) {
    const { address, problems: wrong } = await askForCaller(origin, echoKey);
    problems.push(...wrong);
    if (address)
      console.log(`The functions see this machine as ${address}: that is to be its public address.`);
  } else {
    console.log('Not asked: as whom the functions see their callers (ECHO_KEY in functions/.env).');
  }
  if (mailbox) {
    const { reference, problems: wrong } = await bookAndCancel(origin, mailbox, (name) =>
      askForMail(name, mailbox),
    );
    problems.push(...wrong);
    if (reference && wrong.length === 0)
      console.log(`${reference} was booked for ${mailbox} and cancelled again.`);
  } else {
    console.log('Not tried: a booking with its mail (--book <your address>).');
  }
  if (problems.length === 0) return console.log(`\n${siteUrl} is up.`);
  throw new ExpectedError(
    `The site is not well:\n  ${problems.join('\n  ')}\nBack to the former release: docs/deploy.md.`,
  );
}

async function askForMail(reference: string, mailbox: string): Promise<Seen> {
  if (!process.stdin.isTTY) {
    console.log(`Nobody can be asked here: look whether the mails about ${reference} come to ${mailbox}.`);
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
