/** The bodies that each POST route gets from tests/functions/fuzz.test.ts. */

import fc from 'fast-check';
import type * as z from 'zod/mini';
import { NO_MARKING } from '#booth/common.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { ROUTES as API } from '../../src/openapi/document.ts';
import { aBookingRequest, aContactMessage, aCustomRequest, aQuoteRequest } from './payloads.ts';
import { aDraft, TOTAL } from './proposal-under-test.ts';

export const DAY = '2026-12-08';

/** A route and its payloads; `schema` is null where a body is not JSON or not read. */
export interface Route {
  readonly schema: z.core.$ZodType | null;
  readonly known: Known;
}

type Known = (bookingId: string, proposal: Sent) => fc.Arbitrary<object>;

/** A proposal that was sent. */
export interface Sent {
  readonly id: string;
  readonly token: string;
  readonly sha256: string;
}

const always = (body: object) => () => fc.constant(body);
const slots = fc.constantFrom(...SLOT_LABELS.slice(9, 20));
const toSlot = () => slots.map((time) => ({ date: DAY, time, availability_id: `admin-1_${DAY}` }));

/** A picture of one pixel. */
const A_LOGO = {
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};

const aDealChange = { change: { state: 'sold', amount: 900 }, expected: {} };

const KNOWN: Readonly<Record<string, Known>> = {
  '/api/send-quote': always(aQuoteRequest()),
  '/api/create-booking': () =>
    fc
      .tuple(slots, fc.nat())
      .map(([time, visitor]) => aBookingRequest({ time, user_email: `visitor-${visitor}@acme.example` })),
  '/api/send-contact-email': always(aContactMessage()),
  '/api/request-custom-booth': always(aCustomRequest()),
  '/api/sign-in-standing': always({ email: 'admin@booth.example' }),
  '/api/meeting/move': () => toSlot().map((slot) => ({ ...slot, time_zone: 'Asia/Tokyo' })),
  '/api/meeting/logo': () => fc.constantFrom(A_LOGO, { ...A_LOGO, tint: '#2456f5' }, { image: 'AAAA' }),
  '/api/meeting/confirm': always({}),
  '/api/meeting/cancel': always({ reason: 'Ill' }),
  '/api/proposal/accept': (_id, { sha256 }) =>
    fc.record({
      ...{ sha256: fc.constant(sha256), name: fc.constant('Bo'), role: fc.constant('CEO') },
      ...{ version: fc.constantFrom(1, 2), ticked: fc.constantFrom([], [3], [0], [3, 3]) },
      ...{ total: fc.constantFrom(TOTAL, TOTAL + 1200, 1), agreed: fc.constant(true) },
    }),
  '/api/proposal/decline': always({ version: 1, reason: 'Later' }),
  '/api/proposal/ask': always({ version: 1, text: 'A bigger sign' }),
  '/api/admin/invitation': always({}),
  '/api/admin/images': always({}),
  '/api/admin/models': always({}),
  '/api/admin/models/mark': always({
    url: '/media/booth-designs/none-0123456789abcdef.bin',
    name: 'none',
    marking: NO_MARKING,
  }),
  '/api/admin/mail/:id/resend': always({}),
  '/api/admin/bookings': () =>
    slots.map((time) => ({ date: DAY, time, user_name: 'Lea', user_email: 'lea@acme.example', mail: true })),
  '/api/admin/bookings/cancel': (id) => fc.constant({ ids: [id], reason: 'Ill' }),
  '/api/admin/bookings/undo': (id) => fc.constant({ changes: [{ id, sequence: 1 }] }),
  '/api/admin/bookings/:id/move': () => toSlot(),
  '/api/admin/bookings/:id/status': always({ status: 'held' }),
  '/api/admin/bookings/:id/place': always({
    place_kind: 'video',
    video_url: 'https://meet.example.com/a',
    address: '',
  }),
  '/api/admin/bookings/:id/hand-over': always({ to: DEMO_ADMINS[0].uid }),
  '/api/admin/hand-over/check': always({ to: DEMO_ADMINS[0].uid, date: DAY, time: '10:00 AM' }),
  '/api/admin/calendar': always({ url: 'https://calendar.acme.com/ada.ics' }),
  '/api/admin/calendar/:id/read': always({}),
  '/api/admin/calendar/:id/change': always({ paused: true }),
  '/api/admin/calendar/:id/disconnect': always({}),
  '/api/admin/webhooks': always({ url: 'https://crm.acme.com/hook', sales_only: false }),
  '/api/admin/webhooks/:id/change': always({ is_active: false }),
  '/api/admin/webhooks/:id/rotate': always({}),
  '/api/admin/webhooks/:id/remove': always({}),
  '/api/admin/webhooks/:id/test': always({}),
  '/api/admin/webhooks/:id/resend': always({ delivery_id: 'none' }),
  '/api/admin/proposals': (_id, { id }) =>
    fc.constantFrom(1, 2).map((version) => ({
      ...aDraft({ replaces: { id, version }, with_booth: false }),
      deal_id: 'a-deal',
    })),
  '/api/admin/proposals/preview': always({ ...aDraft({ with_booth: false }), deal_id: 'a-deal' }),
  '/api/admin/proposals/:id/link': always({}),
  '/api/admin/proposals/:id/withdraw': always({}),
  '/api/admin/numbers': always({}),
  '/api/admin/settings': always({ setting: 'quote_settings', base: null, fields: { lead_days: 21 } }),
  '/api/admin/daily-mail': always({ is_on: false }),
  '/api/admin/deals': always({
    source: 'call',
    name: 'Cal',
    phone: '+1 702 555 0142',
    show_id: 'ces-las-vegas',
  }),
  '/api/admin/deals/:id/change': always(aDealChange),
  '/api/admin/deals/:id/payments': always({ index: 0, paid_on: '2026-11-21' }),
};

export const ROUTES: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(KNOWN).map(([path, known]) => {
    const route = API.find((each) => each.method === 'post' && each.path === path);
    return [path, { schema: route?.body ?? null, known }];
  }),
);
