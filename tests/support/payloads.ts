/**
 * Requests as sent by the wizard, and the records that they refer to; each test changes the fields that it is about.
 */

import { DEFAULT_RULES } from '../../src/config/meetings.ts';
import type { MeetingRules } from '../../src/domain/records/meeting-rules.ts';
import type { Database } from './api-under-test.ts';
import { aContact } from './visitor.ts';

const VERA = { name: 'Vera Visitor', company: 'Acme', email: 'vera@acme.example' };

export function aQuoteRequest(changes: Record<string, unknown> = {}) {
  return {
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x10',
    selectedDesign: { title: 'Launch', price: '2400', images: { frontview: null }, image_url: null },
    extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
    pricing: { basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 },
    meeting: { date: '2026-12-08T15:00:00.000Z', time: '10:00 AM', timeZone: 'Asia/Tokyo' },
    contact: aContact(),
    ...changes,
  };
}

export function aCustomRequest(changes: Record<string, unknown> = {}) {
  return {
    width: 30,
    depth: 20,
    height: 12,
    requests: 'A hanging sign\nand a meeting room',
    ...VERA,
    ...changes,
  };
}

export function aContactMessage(changes: Record<string, unknown> = {}) {
  const message = 'We need a booth in March.\nWhat can you do?';
  return { ...VERA, phone: '+1 555 010 0199', message, ...changes };
}

export function aBookingRequest(changes: Record<string, unknown> = {}) {
  return {
    date: '2026-12-08',
    time: '10:00 AM',
    user_email: 'vera@acme.example',
    user_name: 'Vera Visitor',
    user_phone: '+1 555 010 0199',
    company: 'Acme',
    website: 'acme.example',
    availability_id: 'admin-1_2026-12-08',
    quote_submission_id: null,
    time_zone: 'Asia/Tokyo',
    ...changes,
  };
}

/** Offers `slots` (labels in New York) on a date, by one administrator. */
export async function offer(
  db: Database,
  date: string,
  slots: readonly string[],
  admin = 'admin-1',
  changes: object = {},
): Promise<string> {
  const id = `${admin}_${date}`;
  await db.doc(`availability/${id}`).set({ date, slots, admin_id: admin, ...changes });
  return id;
}

/** Stores an administrator's rules: the defaults, unless changed now or before. */
export async function keepRules(db: Database, changes: Partial<MeetingRules> = {}, admin_id = 'admin-1') {
  const rules = db.doc(`meeting_rules/${admin_id}`);
  const before = (await rules.get()).data() ?? DEFAULT_RULES;
  await rules.set({ ...before, ...changes, admin_id });
}

/** Stores busy times of an administrator's calendar. */
export async function storeBusy(
  db: Database,
  busy: readonly { from: Date; until: Date }[],
  admin_id = 'admin-1',
) {
  await db.doc(`calendars/${admin_id}`).set({ admin_id, busy });
}

/** Stores an extra; bar stools for 95 dollars, at most ten, unless changed. */
export async function storeExtra(db: Database, id: string, changes: Record<string, unknown> = {}) {
  await db.doc(`extras/${id}`).set({
    name: 'Bar stools',
    description: 'White, with a back',
    unit_price_usd: 95,
    max_quantity: 10,
    category: 'furniture',
    image_url: null,
    is_active: true,
    sort_order: 0,
    admin_id: 'admin-1',
    ...changes,
  });
}

/** Stores a booth design; Launch, 10x10, 2,400 dollars, unless changed. */
export async function storeDesign(db: Database, id: string, changes: Record<string, unknown> = {}) {
  await db.doc(`booth_designs/${id}`).set({
    title: 'Launch',
    slug: id,
    description: 'An open corner',
    booth_size: '10x10',
    price: 2400,
    features: ['Backlit wall'],
    images: { topview: null, frontview: '/media/booth-designs/x.webp', leftview: null, rightview: null },
    image_url: null,
    admin_id: 'admin-1',
    created_at: new Date('2026-11-01T00:00:00Z'),
    updated_at: new Date('2026-11-01T00:00:00Z'),
    ...changes,
  });
}

/** Stores a show; Boat Expo in Reno, without dates, unless changed. */
export async function storeShow(db: Database, id: string, changes: Record<string, unknown> = {}) {
  await db.doc(`shows/${id}`).set({
    ...{ name: 'Boat Expo', city: 'Reno', state: 'NV', venue: '', month: 'January' },
    ...{ first_day: null, last_day: null, website: null, is_active: true, sort_order: 0 },
    admin_id: 'admin-1',
    ...changes,
  });
}

export async function storeProject(db: Database, id: string, changes: Record<string, unknown> = {}) {
  await db.doc(`reference_projects/${id}`).set({
    company_name: 'Maple & Loom',
    conference_name: 'NRF Big Show',
    location: 'New York, NY',
    industry: 'Retail',
    booth_size: '10×20',
    admin_id: 'admin-1',
    ...changes,
  });
}

/** The records that `aQuoteRequest` refers to. */
export async function storeCatalogue(db: Database): Promise<void> {
  await Promise.all([storeExtra(db, 'bar-stools'), storeDesign(db, 'launch')]);
}

/** Stores the team's choice of a place; a video room for each meeting, unless changed. */
export async function choosePlace(db: Database, changes: Record<string, unknown> = {}) {
  await db.doc('team_settings/meetings').set({
    place_kind: 'video',
    video_url: 'https://meet.example.com/booth-{reference}',
    address: '',
    admin_id: 'admin-1',
    ...changes,
  });
}

/** Stores the name and photo of an administrator as a host. */
export async function storeHost(db: Database, admin: string, name: string, photo_url: string | null = null) {
  await db.doc(`hosts/${admin}`).set({ name, photo_url, admin_id: admin });
}
