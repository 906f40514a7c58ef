/** A meeting booked by a visitor through the API, and the actions that its link allows. */
import { randomUUID } from 'node:crypto';
import { documentsOf, startApi } from './api-under-test.ts';
import { unfoldedInvitation } from './mailbox.ts';
import { aBookingRequest, offer } from './payloads.ts';

export const DAY = '2026-12-08';

/** Starts an API with a meeting at 10:00 AM among four offered hours, and returns its visitor's actions. */
export async function bookedMeeting(changes: Record<string, unknown> = {}) {
  const api = await startApi();
  const availability_id = await offer(api.db, DAY, ['10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM']);
  const { json } = await api.post('/api/create-booking', aBookingRequest(changes));
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const withToken = (given = token) => ({ 'x-meeting-token': given });
  return {
    ...api,
    token,
    booking: json.booking,
    see: (given?: string) => api.get('/api/meeting', withToken(given)),
    move: (time: string, { key = randomUUID() as string, given = token } = {}) => {
      const body = { date: DAY, time, availability_id, time_zone: 'Asia/Tokyo' };
      return api.post('/api/meeting/move', body, key, withToken(given));
    },
    cancel: (body: object = {}, { key = randomUUID() as string, given = token } = {}) =>
      api.post('/api/meeting/cancel', body, key, withToken(given)),
    claims: async () => (await documentsOf(api.db, 'slot_claims')).map(({ id }) => id),
    mails: async (kind: string) =>
      (await documentsOf(api.db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

/** Returns the text of a mail's calendar file with folded lines unfolded. */
export function unfolded(mail: Record<string, unknown> | undefined): string {
  const { content } = (mail?.['ics'] ?? { content: '' }) as { content: string };
  return unfoldedInvitation(content);
}
