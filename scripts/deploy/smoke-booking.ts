/** A test booking after a deployment, canceled at once: the only proof that mail arrives. */

import { randomUUID } from 'node:crypto';
import { LIST_AVAILABILITY } from '../../src/domain/api/visitor-routes.ts';
import { bookingAnswerSchema } from '../../src/domain/schemas/booking-answer.ts';
import { EMPTY_CONTACT, toBookingContact } from '../../src/domain/schemas/contact-fields.ts';
import type { CreateBooking } from '../../src/domain/schemas/create-booking.ts';
import { meetingAnswerSchema } from '../../src/domain/schemas/meeting.ts';
import { COMPANY_ZONE } from '../../src/domain/time/slot-labels.ts';

/**
 * Books the last free time of the site at `origin`, which is the least popular, waits for the mail, and always
 * cancels the booking.
 * @param isMailThere resolves to true if the mail with the reference has arrived, to undefined if no one can be asked
 * @returns the meeting's reference (undefined if none was booked) and the problems
 */
export async function bookAndCancel(
  origin: string,
  mailbox: string,
  isMailThere: (reference: string) => Promise<boolean | undefined>,
) {
  const problems: string[] = [];
  const attempt = async <Result>(work: () => Promise<Result>, advice = ''): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      problems.push(`${(error as Error).message}${advice}`);
      return undefined;
    }
  };
  const booking = await attempt(() => book(origin, mailbox));
  if (!booking) return { reference: undefined, problems };
  const { reference, manage_url } = booking;
  const token = manage_url.split('#')[1] ?? '';
  await attempt(async () => {
    await expectStatus(origin, token, 'confirmed');
    if ((await isMailThere(reference)) === false)
      throw new Error(`The mail about ${reference} has not come to ${mailbox}: docs/operate.md, mail-late.`);
  });
  await attempt(async () => {
    await ask(origin, '/api/meeting/cancel', token, { reason: 'A test of the site' });
    await expectStatus(origin, token, 'cancelled');
  }, ` Cancel it by hand: ${manage_url}`);
  return { reference, problems };
}

async function book(origin: string, mailbox: string) {
  const { availability } = LIST_AVAILABILITY[200].parse(await ask(origin, LIST_AVAILABILITY.path));
  const [last] = availability
    .flatMap(({ id, date, slots }) => slots.map((slot) => ({ ...slot, id, date })))
    .filter(({ status }) => status === 'available')
    .sort((one, other) => other.starts_at.localeCompare(one.starts_at));
  if (!last) throw new Error('There is no free time to book: offer one in the panel.');
  const wanted: CreateBooking = {
    ...toBookingContact({
      ...EMPTY_CONTACT,
      // So that the team recognizes it
      name: 'Deployment test',
      company: 'Deployment test, canceled in a moment',
      email: mailbox,
    }),
    date: last.date,
    time: last.time,
    availability_id: last.id,
    quote_submission_id: null,
    time_zone: COMPANY_ZONE,
  };
  return bookingAnswerSchema.parse(await ask(origin, '/api/create-booking', '', wanted)).booking;
}

async function expectStatus(origin: string, token: string, wanted: string): Promise<void> {
  const { meeting } = meetingAnswerSchema.parse(await ask(origin, '/api/meeting', token));
  if (meeting.status !== wanted) throw new Error(`${meeting.reference} is ${meeting.status}, not ${wanted}.`);
}

/** Requests a path and returns the answer. @throws an error whose message is for the operator */
async function ask(origin: string, path: string, token = '', body?: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      'X-Idempotency-Key': randomUUID(),
      ...(token && { 'X-Meeting-Token': token }),
    },
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => {
    throw new Error(`${path} does not answer: ${error.message}.`);
  });
  const answer = (await response.json().catch(() => ({}))) as { code?: unknown };
  if (response.ok) return answer;
  throw new Error(
    `${path} answers ${response.status} ${String(answer.code ?? '')}. ${whyOf(answer.code)}`.trim(),
  );
}

function whyOf(code: unknown): string {
  if (code === 'rate-limited') return 'A network books one meeting an hour without a quote: try again then.';
  if (code === 'too-many-meetings') return 'This address already has two upcoming meetings: use another one.';
  if (code === 'app-check-failed') return 'App Check wants a browser: book and cancel a meeting there.';
  return '';
}
