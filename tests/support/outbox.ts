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

/** Returns a mailer that quickly gives up on a silent server; one that answers has that time on a busy machine, too. */
function impatientMailer(url: string) {
  return smtpMailer({ url, ...SENDER, silenceMs: 1_000 });
}

type Behavior = Parameters<typeof startMailServer>[0];

/** A server that stops answering before it has a mail. */
export const SILENT_BEFORE: Behavior = { recipient: () => 'silence' };

/** A server that stops answering once it has a mail. */
export const SILENT_AFTER: Behavior = { content: () => 'silence' };

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
  const dependencies: DeliveryDependencies = {
    db,
    timeOf: () => time.now,
    mailer: [SILENT_BEFORE, SILENT_AFTER].includes(behavior)
      ? impatientMailer(server.url)
      : patientMailer(server.url),
    team: { teamEmail: TEAM, siteUrl: SITE },
    maxAttempts: 5,
    pauses: { minSeconds: 10, maxSeconds: 60 },
    enqueue: async () => undefined,
    ...changes,
  };
  return {
    db,
    booking: json.booking as { id: string; reference: string },
    received: server.received,
    confirmation,
    lead: await idOf('booking-lead'),
    idOf,
    /** Moves the clock. */
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
  const dependencies: DeliveryDependencies = {
    db,
    timeOf: () => now,
    mailer: async (_, { subject }) => {
      sent.push(subject);
      return { verdict: 'sent' };
    },
    team: { teamEmail: TEAM, siteUrl: SITE },
    maxAttempts: 5,
    pauses: { minSeconds: 10, maxSeconds: 60 },
    enqueue: async () => undefined,
  };
  for (const mail of await documentsOf(db, 'mail')) {
    if (mail['kind'] !== kind) continue;
    await deliverMail(dependencies, String(mail['id']));
  }
  return sent;
}

/** Returns a promise that the test resolves. */
export function createGate<Value>() {
  let open: (value: Value) => void = () => undefined;
  const passed = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
