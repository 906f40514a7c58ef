/** Meetings booked by visitors, and the administrators' API. */
import { expect } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { documentsOf, startApi } from './api-under-test.ts';
import { aBookingRequest, offer, storeCatalogue } from './payloads.ts';

export const DAY = '2026-12-08';
/** Today for the administrators' API, whose clock shows 9:00 AM in New York. */
export const TODAY = '2026-11-21';
const YESTERDAY = new Date('2026-11-20T14:00:00Z');

function byLink(manageUrl: string) {
  return { 'x-meeting-token': new URL(manageUrl).hash.slice(1) };
}

/** Starts both APIs on one database: visitors book through one, the team uses the other. */
export async function bookedMeetings() {
  const admin = await startAdminApi({ admins: DEMO_ADMINS.map(({ email }) => email) });
  const { db } = admin;
  await storeCatalogue(db);
  const visitors = await startApi({ db, now: YESTERDAY });
  const headers = await adminHeaders();
  const askAdmin = (path: string, body: unknown, key?: string) =>
    admin.post(`/api/admin/${path}`, body, key, headers);

  async function book(changes: Record<string, unknown> = {}) {
    const { date = DAY, time = '10:00 AM' } = changes;
    const availability_id = await offer(db, String(date), [String(time)]);
    const email = `visitor-${String(date)}-${String(time).replace(/\W/g, '')}@acme.example`;
    const body = aBookingRequest({ date, time, availability_id, user_email: email, ...changes });
    const { status, json } = await visitors.post('/api/create-booking', body);
    expect(status).toBe(201);
    return { id: json.booking.id as string, email, manageUrl: json.booking.manage_url as string };
  }
  return {
    ...admin,
    visitors,
    book,
    /** Books a meeting at 8:00 AM, which began an hour ago. */
    bookBegun: () => book({ date: TODAY, time: '8:00 AM' }),
    askAdmin,
    ask: (path: string, body: unknown) => askAdmin(`bookings/${path}`, body),
    stored: async (id: string) => (await db.doc(`bookings/${id}`).get()).data() ?? {},
    mailsTo: async (email: string) => (await documentsOf(db, 'mail')).filter(({ to }) => to === email),
    see: (manageUrl: string) => visitors.get('/api/meeting', byLink(manageUrl)),
    asVisitor: (manageUrl: string, what: 'move' | 'cancel', body: object) =>
      visitors.post(`/api/meeting/${what}`, body, undefined, byLink(manageUrl)),
    /** Moves the team's clock. */
    pass: (milliseconds: number) => {
      admin.time.now = new Date(admin.time.now.getTime() + milliseconds);
    },
  };
}
