/** Administrators' routes; each needs an administrator's session. */
import * as z from 'zod/mini';
import * as bookings from '../schemas/admin-bookings.ts';
import { acceptedAnswerSchema, bookingAnswerSchema } from '../schemas/booking-answer.ts';
import { changeCalendarSchema, connectCalendarSchema, connectedCalendarSchema } from '../schemas/calendar.ts';
import {
  addedDealAnswerSchema,
  addedDealSchema,
  changeDealSchema,
  changedDealSchema,
  dealPaymentSchema,
} from '../schemas/deals.ts';
import { MAX_BOOTH_TEXT } from '../schemas/meeting-logo.ts';
import { placeChoiceSchema } from '../schemas/meeting-place.ts';
import { numbersAnswerSchema } from '../schemas/numbers.ts';
import { markModelSchema, packedModelSchema } from '../schemas/packed-model.ts';
import {
  previewedProposalSchema,
  proposalLinkSchema,
  sendProposalSchema,
  sentProposalSchema,
} from '../schemas/proposal.ts';
import { saveSettingSchema } from '../schemas/settings.ts';
import {
  changeWebhookSchema,
  connectWebhookSchema,
  resendWebhookSchema,
  webhookSecretSchema,
} from '../schemas/webhooks.ts';
import { get, post, SLOT_PROBLEMS } from './api-route.ts';

export const INVITE_ADMIN = post(
  '/api/admin/invitation',
  'Mail the link that makes a listed account an administrator',
  { 200: z.object({ success: z.literal(true), sent: z.boolean() }) },
);
export const UPLOAD_IMAGE = post('/api/admin/images', 'Store an image', {
  binary: 'image/*',
  query: ['folder', 'name'],
  201: z.object({ success: z.literal(true), url: z.string(), width: z.int(), height: z.int() }),
});
export const UPLOAD_MODEL = post('/api/admin/models', 'Check, pack and store a 3D model', {
  binary: 'model/gltf-binary',
  query: ['folder', 'name', 'size', 'without'],
  201: packedModelSchema,
});
export const MARK_MODEL = post('/api/admin/models/mark', 'Pack a stored model again, marked by pointing', {
  body: markModelSchema,
  200: packedModelSchema,
  problems: ['not-found'],
});
export const RESEND_MAIL = post('/api/admin/mail/:id/resend', 'Send a mail again', {
  202: acceptedAnswerSchema,
  problems: ['mail-sent', 'mail-in-delivery'],
});
export const BOOK_FOR_TEAM = post('/api/admin/bookings', 'Book a meeting for a visitor', {
  body: bookings.teamBookingSchema,
  hasKey: true,
  name: 'admin-bookings',
  201: bookingAnswerSchema,
  problems: ['slot-taken', 'slot-not-offered', 'slot-in-past'],
});
export const CANCEL_BOOKINGS = post('/api/admin/bookings/cancel', 'Cancel meetings', {
  takesLonger: true,
  body: bookings.cancelBookingsSchema,
  200: bookings.canceledBookingsSchema,
});
export const UNDO_BOOKINGS = post('/api/admin/bookings/undo', "Undo the team's changes", {
  takesLonger: true,
  body: bookings.undoBookingsSchema,
  200: bookings.undoneBookingsSchema,
});
export const MOVE_BOOKING = post('/api/admin/bookings/:id/move', 'Move a meeting for the team', {
  body: bookings.moveBookingSchema,
  200: bookings.movedBookingSchema,
  problems: [...SLOT_PROBLEMS, 'meeting-over'],
});
export const SET_BOOKING_STATUS = post('/api/admin/bookings/:id/status', 'Record if a meeting took place', {
  body: z.object({ status: z.enum(bookings.OUTCOMES) }),
  problems: ['meeting-over', 'meeting-not-begun'],
});
export const READ_BOOTH_PICTURE = get(
  '/api/admin/bookings/:id/booth',
  "The picture of the visitor's booth that came with the logo",
  { answers: 'image/webp', 200: z.string() },
);
export const PLACE_BOOKING = post('/api/admin/bookings/:id/place', 'Give a meeting another place', {
  body: placeChoiceSchema,
  200: bookings.placedBookingSchema,
  problems: ['meeting-over'],
});
export const HAND_OVER_BOOKING = post(
  '/api/admin/bookings/:id/hand-over',
  'Hand a meeting over to another administrator',
  { body: bookings.handOverSchema, 200: bookings.movedBookingSchema, problems: ['meeting-over'] },
);
export const CHECK_HAND_OVER = post('/api/admin/hand-over/check', "Check an hour against a colleague's day", {
  body: bookings.checkHandOverSchema,
  200: bookings.checkedHandOverSchema,
});
export const CONNECT_CALENDAR = post(
  '/api/admin/calendar',
  'Connect a calendar of the administrator, whose events close hours',
  {
    takesLonger: true,
    body: connectCalendarSchema,
    200: connectedCalendarSchema,
    problems: ['calendar-unreadable'],
  },
);
export const READ_CALENDAR = post('/api/admin/calendar/:id/read', 'Read a connected calendar now', {
  takesLonger: true,
  problems: ['calendar-unreadable'],
});
export const CHANGE_CALENDAR = post(
  '/api/admin/calendar/:id/change',
  'Pause or resume a connected calendar, or count invitations without an answer',
  { takesLonger: true, body: changeCalendarSchema },
);
export const DISCONNECT_CALENDAR = post('/api/admin/calendar/:id/disconnect', 'Forget a connected calendar');
export const ADD_WEBHOOK = post('/api/admin/webhooks', 'Connect a system, if there is none', {
  body: connectWebhookSchema,
  201: webhookSecretSchema,
});
export const CHANGE_WEBHOOK = post(
  '/api/admin/webhooks/:id/change',
  'Change the address or the events of the connected system, pause or resume it',
  { body: changeWebhookSchema },
);
export const ROTATE_WEBHOOK = post(
  '/api/admin/webhooks/:id/rotate',
  'Make a new secret; the previous one also signs for 24 hours',
  { 200: webhookSecretSchema },
);
export const REMOVE_WEBHOOK = post(
  '/api/admin/webhooks/:id/remove',
  'Forget the connected system and its deliveries',
);
export const TEST_WEBHOOK = post('/api/admin/webhooks/:id/test', 'Send the event `endpoint.test` once', {
  202: acceptedAnswerSchema,
});
export const RESEND_WEBHOOK = post(
  '/api/admin/webhooks/:id/resend',
  'Send an event, or those that were not delivered, again',
  { takesLonger: true, body: resendWebhookSchema, 202: acceptedAnswerSchema },
);
export const ADD_DEAL = post('/api/admin/deals', 'Add a person who called or was met at a show', {
  body: addedDealSchema,
  hasKey: true,
  name: 'admin-deals',
  201: addedDealAnswerSchema,
});
export const CHANGE_DEAL = post('/api/admin/deals/:id/change', "Change the team's fields of a deal", {
  body: changeDealSchema,
  200: changedDealSchema,
  problems: ['changed-meanwhile'],
});
export const PAY_DEAL = post('/api/admin/deals/:id/payments', 'Record when a payment came in', {
  body: dealPaymentSchema,
  problems: ['changed-meanwhile'],
});
export const SET_DAILY_MAIL = post(
  '/api/admin/daily-mail',
  "Switch the administrator's daily mail about what is due on or off",
  { body: z.object({ is_on: z.boolean() }) },
);
export const SAVE_SETTING = post(
  '/api/admin/settings',
  'Save a setting of the team or of the administrator',
  { body: saveSettingSchema, problems: ['changed-meanwhile'] },
);
/** The drawn booth, and 64 KB. */
const PROPOSAL_BYTES = MAX_BOOTH_TEXT + 64 * 1024;

export const SEND_PROPOSAL = post('/api/admin/proposals', "Send a proposal's first or next version", {
  body: sendProposalSchema,
  maxBytes: PROPOSAL_BYTES,
  hasKey: true,
  name: 'send-proposal',
  201: sentProposalSchema,
  problems: ['not-found', 'changed-meanwhile'],
});
export const PREVIEW_PROPOSAL = post('/api/admin/proposals/preview', 'A version as its page would show it', {
  body: sendProposalSchema,
  maxBytes: PROPOSAL_BYTES,
  200: previewedProposalSchema,
  problems: ['not-found'],
});
export const LINK_PROPOSAL = post(
  '/api/admin/proposals/:id/link',
  "Make another link to a proposal's newest version",
  { 200: proposalLinkSchema },
);
export const WITHDRAW_PROPOSAL = post('/api/admin/proposals/:id/withdraw', 'Withdraw a proposal', {
  problems: ['proposal-over'],
});
export const READ_NUMBERS = post('/api/admin/numbers', 'Counts by week, dollars by month, and sources', {
  200: numbersAnswerSchema,
});
