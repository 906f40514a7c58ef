import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative } from 'node:path';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
} from '../../tests/support/payloads.ts';
import { DEMO_BOOKINGS, DEMO_CONTACT_MESSAGES, DEMO_CUSTOM_REQUESTS } from '../demo/content.ts';
import { logFilesOf, ROOT, type StackAddresses } from '../stack/addresses.ts';

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Addresses of the team, of accounts in sign-up tests, and of Google, which the emulators themselves log. */
const NO_VISITORS = /@(booth\.example|example\.com|google\.com|[\w.-]+\.gserviceaccount\.com)$/i;

/** The visitors of tests and demo content. */
const VISITORS: readonly object[] = [
  aBookingRequest(),
  aContactMessage(),
  aCustomRequest(),
  aQuoteRequest().contact,
  ...DEMO_BOOKINGS,
  ...DEMO_CONTACT_MESSAGES,
  ...DEMO_CUSTOM_REQUESTS,
  { name: 'Fran First' },
  { name: 'Ada Lovelace' },
];

/** Fields of requests that identify a visitor. */
const TELLING = ['name', 'user_name', 'phone', 'user_phone'];

const NAMES_AND_PHONES = VISITORS.flatMap((visitor) =>
  Object.entries(visitor).flatMap(([field, value]) =>
    TELLING.includes(field) && value ? [String(value)] : [],
  ),
);

/** Returns the first name, phone number or address of a visitor in a text; null if there is none. */
export function visitorIn(text: string): string | null {
  const address = text.match(ADDRESS)?.find((found) => !NO_VISITORS.test(found));
  return address ?? NAMES_AND_PHONES.find((known) => text.includes(known)) ?? null;
}

/** Empties the logs to which a run appends; the emulators truncate their own logs. */
export function clearLogs(stack: StackAddresses): void {
  const { emulators: _emulators, ...others } = logFilesOf(stack);
  for (const file of Object.values(others)) rmSync(file, { force: true });
}

/** Returns each line of the run's logs with a visitor's data, with its file and number; the emulators' log must exist. */
export function visitorsInLogs(stack: StackAddresses): string[] {
  const { emulators, ...others } = logFilesOf(stack);
  const problems: string[] = existsSync(emulators) ? [] : [`There is no ${relative(ROOT, emulators)}`];
  for (const file of [emulators, ...Object.values(others)].filter((file) => existsSync(file))) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const visitor = visitorIn(line);
      if (visitor) problems.push(`${basename(file)}:${index + 1} has '${visitor}': ${line.slice(0, 500)}`);
    }
  }
  return problems;
}
