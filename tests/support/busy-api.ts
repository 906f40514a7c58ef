/** An API that gets more bookings an hour than usual, so that the next ones must be confirmed by mail. */
import { randomUUID } from 'node:crypto';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { isToVisitor } from '../../src/domain/records/mail.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, startApi } from './api-under-test.ts';
import { deliveryWith } from './outbox.ts';
import { aBookingRequest, offer } from './payloads.ts';

export const DAY = '2026-12-08';
export const MINUTE_MS = 60_000;

/** Starts an API whose bookings above the limit are pending, with a visitor's actions, a mail server and the clock. */
export async function busyApi(
  confirmAbovePerHour: number | 'auto' = 1,
  slots: readonly string[] = SLOT_LABELS,
) {
  const api = await startApi({ settings: { confirmAbovePerHour, requestsPerHour: 10_000 } });
  const { db, time } = api;
  const availability_id = await offer(db, DAY, slots);
  const book = (time: string, changes: object = {}, key = randomUUID() as string) =>
    api.post('/api/create-booking', aBookingRequest({ date: DAY, time, availability_id, ...changes }), key);
  const visitor = (name: string) => ({ user_email: `${name}@acme.example` });
  const mailTo = async (address: string) =>
    (await documentsOf(db, 'mail')).filter(({ to }) => to === address);
  /** Returns the token in the last link that was mailed to an address for confirmation. */
  const tokenOf = async (address: string) => {
    const links = (await mailTo(address)).filter(({ kind }) => kind === 'booking-pending');
    return /meeting#(\S+)/.exec(String(links.at(-1)?.['text']))?.[1] ?? '';
  };
  const byToken = (token: string) => ({ 'x-meeting-token': token });
  const confirm = (token: string, key = randomUUID() as string) =>
    api.post('/api/meeting/confirm', {}, key, byToken(token));
  const see = (token: string) => api.get('/api/meeting', byToken(token));
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * MINUTE_MS);
  };

  const server = { isUp: true };
  /** Delivers the chosen waiting mails; resolves to the addresses that got one. */
  async function deliver(isChosen: (mail: Record<string, unknown>) => boolean): Promise<string[]> {
    const sent: string[] = [];
    const delivery = deliveryWith(
      db,
      () => time.now,
      async (_, { to }) => {
        if (!server.isUp) return { verdict: 'passing', reason: 'ECONNREFUSED' };
        sent.push(to);
        return { verdict: 'sent' };
      },
    );
    for (const mail of (await documentsOf(db, 'mail')).filter(isChosen))
      await deliverMail(delivery, String(mail['id']));
    return sent;
  }
  const deliverAll = () => deliver(({ kind }) => isToVisitor(kind));
  const deliverLinks = (address?: string) =>
    deliver(({ kind, to }) => kind === 'booking-pending' && (!address || to === address));
  const acts = { book, visitor, mailTo, tokenOf, confirm, see, pass };
  return { ...api, ...acts, server, deliverAll, deliverLinks };
}
