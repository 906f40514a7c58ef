/** A meeting booked by a visitor through the API, and the actions that its link allows. */
import { randomUUID } from 'node:crypto';
import { documentsOf, NOW, startApi } from './api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from './payloads.ts';

export const DAY = '2026-12-08';

const HOURS = ['10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM'];

/** Starts an API with a meeting at 10:00 AM among four offered hours, for a quote if given; returns its visitor's actions. */
export async function bookedMeeting(options: { now?: Date; quote?: object; changes?: object } = {}) {
  const api = await startApi({ now: options.now ?? NOW });
  const { db, post } = api;
  const offered = (date: string) => offer(db, date, HOURS);
  await Promise.all([storeCatalogue(db), offered(DAY)]);
  const quoted = options.quote && (await post('/api/send-quote', aQuoteRequest({ ...options.quote })));
  const quote_submission_id = quoted?.json.quote_submission_id;
  const body = aBookingRequest({ quote_submission_id, ...options.changes });
  const { json } = await post('/api/create-booking', body);
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const withToken = (given = token) => ({ 'x-meeting-token': given });
  return {
    ...api,
    token,
    booking: json.booking,
    see: (given?: string) => api.get('/api/meeting', withToken(given)),
    move: async (
      time: string,
      { key = randomUUID() as string, given = token, date = DAY, time_zone = 'Asia/Tokyo' } = {},
    ) => {
      const body = { date, time, availability_id: await offered(date), time_zone };
      return post('/api/meeting/move', body, key, withToken(given));
    },
    cancel: (body: object = {}, { key = randomUUID() as string, given = token } = {}) =>
      post('/api/meeting/cancel', body, key, withToken(given)),
    claims: async () => (await documentsOf(db, 'slot_claims')).map(({ id }) => id),
    mails: async (kind: string) => (await documentsOf(db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

/** Returns the text of a mail's calendar file with folded lines unfolded. */
export function unfolded(mail: Record<string, unknown> | undefined): string {
  const { content } = (mail?.['ics'] ?? { content: '' }) as { content: string };
  return content.replace(/\r\n[ \t]/g, '');
}
