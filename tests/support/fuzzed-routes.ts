/** The bodies that each POST route gets from tests/functions/fuzz.test.ts. */

import fc from 'fast-check';
import type * as z from 'zod/mini';
import { NO_MARKING } from '#booth/common.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import {
  bookingStatusSchema,
  cancelBookingsSchema,
  checkHandOverSchema,
  handOverSchema,
  moveBookingSchema,
  teamBookingSchema,
  undoBookingsSchema,
} from '../../src/domain/schemas/admin-bookings.ts';
import { changeCalendarSchema, connectCalendarSchema } from '../../src/domain/schemas/calendar.ts';
import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { createBookingSchema } from '../../src/domain/schemas/create-booking.ts';
import { customRequestSchema } from '../../src/domain/schemas/custom-request.ts';
import {
  addedDealSchema,
  changeDealSchema,
  dailyMailSchema,
  dealPaymentSchema,
} from '../../src/domain/schemas/deals.ts';
import { markModelSchema } from '../../src/domain/schemas/mark-model.ts';
import {
  cancelMeetingSchema,
  confirmMeetingSchema,
  moveMeetingSchema,
} from '../../src/domain/schemas/meeting.ts';
import { meetingLogoSchema } from '../../src/domain/schemas/meeting-logo.ts';
import { placeChoiceSchema } from '../../src/domain/schemas/meeting-place.ts';
import { sendProposalSchema } from '../../src/domain/schemas/proposal.ts';
import { quoteRequestSchema } from '../../src/domain/schemas/quote-request.ts';
import { saveSettingSchema } from '../../src/domain/schemas/settings.ts';
import {
  acceptProposalSchema,
  askProposalSchema,
  declineProposalSchema,
} from '../../src/domain/schemas/shown-proposal.ts';
import { signInStandingSchema } from '../../src/domain/schemas/sign-in-standing.ts';
import {
  changeWebhookSchema,
  connectWebhookSchema,
  resendWebhookSchema,
} from '../../src/domain/schemas/webhooks.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { aBookingRequest, aContactMessage, aCustomRequest, aQuoteRequest } from './payloads.ts';
import { aDraft, TOTAL } from './proposal-under-test.ts';

export const DAY = '2026-12-08';

/** A route and its payloads; `schema` is null where a body is not JSON or not read. */
export interface Route {
  readonly schema: z.core.$ZodType | null;
  readonly known: (bookingId: string, proposal: Sent) => fc.Arbitrary<object>;
}

/** A proposal that was sent. */
export interface Sent {
  readonly id: string;
  readonly token: string;
  readonly sha256: string;
}

/** A route that gets one body. */
const route = (schema: Route['schema'], body: object): Route => ({ schema, known: () => fc.constant(body) });
const UNREAD = route(null, {});
const slots = fc.constantFrom(...SLOT_LABELS.slice(9, 20));
const toSlot = () => slots.map((time) => ({ date: DAY, time, availability_id: `admin-1_${DAY}` }));

/** A picture of one pixel. */
const A_LOGO = {
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};

const aDealChange = { change: { state: 'sold', amount: 900 }, expected: {} };

export const ROUTES: Record<string, Route> = {
  '/api/send-quote': route(quoteRequestSchema, aQuoteRequest()),
  '/api/create-booking': {
    schema: createBookingSchema,
    known: () =>
      fc
        .tuple(slots, fc.nat())
        .map(([time, visitor]) => aBookingRequest({ time, user_email: `visitor-${visitor}@acme.example` })),
  },
  '/api/send-contact-email': route(contactMessageSchema, aContactMessage()),
  '/api/request-custom-booth': route(customRequestSchema, aCustomRequest()),
  '/api/sign-in-standing': route(signInStandingSchema, { email: 'admin@booth.example' }),
  '/api/meeting/move': {
    schema: moveMeetingSchema,
    known: () => toSlot().map((slot) => ({ ...slot, time_zone: 'Asia/Tokyo' })),
  },
  '/api/meeting/logo': {
    schema: meetingLogoSchema,
    known: () => fc.constantFrom(A_LOGO, { ...A_LOGO, tint: '#2456f5' }, { image: 'AAAA' }),
  },
  '/api/meeting/confirm': route(confirmMeetingSchema, {}),
  '/api/meeting/cancel': route(cancelMeetingSchema, { reason: 'Ill' }),
  '/api/proposal/accept': {
    schema: acceptProposalSchema,
    known: (_id, { sha256 }) =>
      fc.record({
        ...{ sha256: fc.constant(sha256), name: fc.constant('Bo'), role: fc.constant('CEO') },
        ...{ version: fc.constantFrom(1, 2), ticked: fc.constantFrom([], [3], [0], [3, 3]) },
        ...{ total: fc.constantFrom(TOTAL, TOTAL + 1200, 1), agreed: fc.constant(true) },
      }),
  },
  '/api/proposal/decline': route(declineProposalSchema, { version: 1, reason: 'Later' }),
  '/api/proposal/ask': route(askProposalSchema, { version: 1, text: 'A bigger sign' }),
  '/api/admin/invitation': UNREAD,
  '/api/admin/images': UNREAD,
  '/api/admin/models': UNREAD,
  '/api/admin/models/mark': route(markModelSchema, {
    url: '/media/booth-designs/none-0123456789abcdef.bin',
    name: 'none',
    marking: NO_MARKING,
  }),
  '/api/admin/mail/:id/resend': UNREAD,
  '/api/admin/bookings': {
    schema: teamBookingSchema,
    known: () =>
      slots.map((time) => ({
        date: DAY,
        time,
        user_name: 'Lea',
        user_email: 'lea@acme.example',
        mail: true,
      })),
  },
  '/api/admin/bookings/cancel': {
    schema: cancelBookingsSchema,
    known: (id) => fc.constant({ ids: [id], reason: 'Ill' }),
  },
  '/api/admin/bookings/undo': {
    schema: undoBookingsSchema,
    known: (id) => fc.constant({ changes: [{ id, sequence: 1 }] }),
  },
  '/api/admin/bookings/:id/move': { schema: moveBookingSchema, known: () => toSlot() },
  '/api/admin/bookings/:id/status': route(bookingStatusSchema, { status: 'held' }),
  '/api/admin/bookings/:id/place': route(placeChoiceSchema, {
    place_kind: 'video',
    video_url: 'https://meet.example.com/a',
    address: '',
  }),
  '/api/admin/bookings/:id/hand-over': route(handOverSchema, { to: DEMO_ADMINS[0].uid }),
  '/api/admin/hand-over/check': route(checkHandOverSchema, {
    to: DEMO_ADMINS[0].uid,
    date: DAY,
    time: '10:00 AM',
  }),
  '/api/admin/calendar': route(connectCalendarSchema, { url: 'https://calendar.acme.com/ada.ics' }),
  '/api/admin/calendar/read': UNREAD,
  '/api/admin/calendar/disconnect': UNREAD,
  '/api/admin/calendar/:id/read': UNREAD,
  '/api/admin/calendar/:id/change': route(changeCalendarSchema, { paused: true }),
  '/api/admin/calendar/:id/disconnect': UNREAD,
  '/api/admin/webhooks': route(connectWebhookSchema, { url: 'https://crm.acme.com/hook', sales_only: false }),
  '/api/admin/webhooks/:id/change': route(changeWebhookSchema, { is_active: false }),
  '/api/admin/webhooks/:id/rotate': UNREAD,
  '/api/admin/webhooks/:id/remove': UNREAD,
  '/api/admin/webhooks/:id/test': UNREAD,
  '/api/admin/webhooks/:id/resend': route(resendWebhookSchema, { delivery_id: 'none' }),
  '/api/admin/proposals': {
    schema: sendProposalSchema,
    known: (_id, { id }) =>
      fc.constantFrom(1, 2).map((version) => ({
        ...aDraft({ replaces: { id, version }, with_booth: false }),
        deal_id: 'a-deal',
      })),
  },
  '/api/admin/proposals/preview': route(sendProposalSchema, {
    ...aDraft({ with_booth: false }),
    deal_id: 'a-deal',
  }),
  '/api/admin/proposals/:id/link': UNREAD,
  '/api/admin/proposals/:id/withdraw': UNREAD,
  '/api/admin/numbers': UNREAD,
  '/api/admin/settings': route(saveSettingSchema, {
    setting: 'quote_settings',
    base: null,
    fields: { lead_days: 21 },
  }),
  '/api/admin/daily-mail': route(dailyMailSchema, { is_on: false }),
  '/api/admin/deals': route(addedDealSchema, {
    source: 'call',
    name: 'Cal',
    phone: '+1 702 555 0142',
    show_id: 'ces-las-vegas',
  }),
  '/api/admin/deals/:id/change': route(changeDealSchema, aDealChange),
  '/api/admin/deals/:id/payments': route(dealPaymentSchema, { index: 0, paid_on: '2026-11-21' }),
};
