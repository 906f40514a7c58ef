import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';

export interface CaughtMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly to: readonly { readonly address: string }[];
  /** The reply-to address, if not the sender. */
  readonly replyTo?: readonly { readonly address: string }[];
  readonly attachments:
    | readonly { readonly generatedFileName: string; readonly contentType: string }[]
    | null;
}

const { mailUrl, switchboardUrl } = testStackAddresses();

/** Returns all mails so far; waits for the mail catcher, which another test may have stopped. */
async function readMails(): Promise<CaughtMail[]> {
  let mails: CaughtMail[] | undefined;
  await pollUntil(async () => {
    mails = await fetch(`${mailUrl}/email`).then(
      (response) => response.json() as Promise<CaughtMail[]>,
      () => undefined,
    );
    return mails !== undefined;
  });
  if (!mails) throw new Error('The mail catcher does not answer');
  return mails;
}

/** Stops or restarts the mail catcher, which keeps its mails. */
export async function mailServer(action: 'stop' | 'start'): Promise<void> {
  const { status } = await fetch(`${switchboardUrl}/mail/${action}`, { method: 'POST' });
  if (status !== 204) throw new Error(`The mail catcher did not ${action}`);
}

/** Returns the mails to `address` so far that contain all `words`. */
export async function mailsTo(address: string, ...words: string[]): Promise<CaughtMail[]> {
  const mails = await readMails();
  return mails.filter(
    (mail) =>
      mail.to.some((recipient) => recipient.address.toLowerCase() === address.toLowerCase()) &&
      words.every((word) => `${mail.subject}\n${mail.text}`.includes(word)),
  );
}

/** Waits for the only mail to `address` that contains `words`. */
export async function oneMailTo(address: string, ...words: string[]): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsTo(address, ...words)).length, `one mail to ${address}`).toBe(1);
  const [mail] = await mailsTo(address, ...words);
  if (!mail) throw new Error('The mail has gone again');
  return mail;
}

/** Returns a mail's invitation, parsed by another library than the one that wrote it. */
export async function invitationIn(mail: CaughtMail) {
  const file = mail.attachments?.find(({ contentType }) => /calendar|ics/.test(contentType));
  if (!file) throw new Error('The mail has no calendar entry');
  const response = await fetch(`${mailUrl}/email/${mail.id}/attachment/${file.generatedFileName}`);
  return readInvitation(await response.text());
}

/** Parses the text of an .ics file as a calendar program does. */
export function readInvitation(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
    organizer: String(event.organizer),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
  };
}
