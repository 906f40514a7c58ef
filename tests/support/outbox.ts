import { type DeliveryDependencies, deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { smtpMailer } from '../../functions/src/mail/mailer.ts';
import { type Database, documentsOf, NOW, startApi, TEAM } from './api-under-test.ts';
import { aBookingRequest, offer } from './payloads.ts';
import { startMailServer } from './smtp-server.ts';

export const SITE = 'https://booth.example';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

const SENDER = { from: 'Booth Studio <hello@booth.example>', siteUrl: SITE };

/** Returns a mailer with its full timeouts, for a server of `startMailServer`. */
export function patientMailer(url: string) {
  return smtpMailer({ url, ...SENDER });
}

type Behavior = Parameters<typeof startMailServer>[0];

/** A server that stops answering before it has a mail. */
export const SILENT_BEFORE: Behavior = { recipient: () => 'silence' };

/** A server that stops answering once it has a mail. */
export const SILENT_AFTER: Behavior = { content: () => 'silence' };

/** Returns what a delivery needs, with a test's clock and mailer. */
export function deliveryWith(
  db: Database,
  timeOf: () => Date,
  mailer: DeliveryDependencies['mailer'],
): DeliveryDependencies {
  const team = { teamEmail: TEAM, siteUrl: SITE };
  const pauses = { minSeconds: 10, maxSeconds: 60 };
  return { db, timeOf, mailer, team, maxAttempts: 5, pauses, enqueue: async () => undefined };
}

/** Creates an outbox with the two mails of a booking, a mail server controlled by the test, and a clock. */
export async function createTestOutbox(behavior: Behavior = {}, changes: Partial<DeliveryDependencies> = {}) {
  const { db, post } = await startApi();
  await offer(db, '2026-12-08', ['10:00 AM']);
  const { json } = await post('/api/create-booking', aBookingRequest());
  const idOf = async (kind: string) => {
    const mail = (await documentsOf(db, 'mail')).find((stored) => stored['kind'] === kind);
    if (!mail) throw new Error(`No ${kind} was written`);
    return String(mail['id']);
  };
  const server = await startMailServer(behavior);
  const time = { now: NOW };
  const confirmation = await idOf('booking-confirmation');
  // Gives up on a silent server quickly; one that answers has that time on a busy machine, too
  const haste = [SILENT_BEFORE, SILENT_AFTER].includes(behavior) ? { silenceMs: 1_000 } : {};
  const mailer = smtpMailer({ url: server.url, ...SENDER, ...haste });
  const dependencies = { ...deliveryWith(db, () => time.now, mailer), ...changes };
  return {
    db,
    booking: json.booking as { id: string; reference: string },
    received: server.received,
    confirmation,
    lead: await idOf('booking-lead'),
    idOf,
    pass: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
    deliver: (id = confirmation) => deliverMail(dependencies, id),
    stored: async (id = confirmation) => (await db.doc(`mail/${id}`).get()).data() ?? {},
    /** Returns the mails to the team about undeliverable mails. */
    notices: async () =>
      (await documentsOf(db, 'mail')).filter((mail) => mail['kind'] === 'undelivered-mail'),
  };
}

/** Delivers all mails of a kind at a moment, to a server that accepts them; resolves to the subjects sent. */
export async function deliverKind(db: Database, kind: string, now: Date): Promise<string[]> {
  const sent: string[] = [];
  const mailer: DeliveryDependencies['mailer'] = async (_, { subject }) => {
    sent.push(subject);
    return { verdict: 'sent' };
  };
  const dependencies = deliveryWith(db, () => now, mailer);
  for (const mail of await documentsOf(db, 'mail')) {
    if (mail['kind'] !== kind) continue;
    await deliverMail(dependencies, String(mail['id']));
  }
  return sent;
}
