/** Administrators' routes. */
import * as z from 'zod/mini';
import { placeChoiceSchema } from '../domain/meeting-place.ts';
import * as bookings from '../domain/schemas/admin-bookings.ts';
import { acceptedAnswerSchema, bookingAnswerSchema } from '../domain/schemas/booking-answer.ts';
import { administratorsSchema, changedLeadSchema, changeLeadSchema } from '../domain/schemas/leads.ts';
import { numbersAnswerSchema, numbersRequestSchema } from '../domain/schemas/numbers.ts';
import { storedModel } from '../domain/schemas/text.ts';
import { type ApiRoute, SLOT_PROBLEMS } from './api-route.ts';
import { CALENDAR_ROUTES } from './calendar-routes.ts';
import { WEBHOOK_ROUTES } from './webhook-routes.ts';

export const ADMIN_ROUTES: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/api/admin/invitation',
    summary: 'Mail the link that makes a listed account an administrator',
    answers: { 200: z.object({ success: z.literal(true), sent: z.boolean() }) },
  },
  {
    method: 'post',
    path: '/api/admin/images',
    summary: 'Store an image',
    binary: 'image/*',
    query: ['folder', 'name'],
    answers: {
      201: z.object({ success: z.literal(true), url: z.string(), width: z.int(), height: z.int() }),
    },
    problems: ['invalid', 'too-large', 'unsupported-media-type'],
  },
  {
    method: 'post',
    path: '/api/admin/models',
    summary: 'Check, pack and store a 3D model',
    binary: 'model/gltf-binary',
    query: ['folder', 'name'],
    answers: { 201: z.object({ success: z.literal(true), model: storedModel() }) },
    problems: ['invalid', 'too-large', 'unsupported-media-type'],
  },
  {
    method: 'post',
    path: '/api/admin/mail/{id}/resend',
    summary: 'Send a mail again',
    answers: { 202: acceptedAnswerSchema },
    problems: ['not-found', 'mail-sent', 'mail-in-delivery'],
  },
  {
    method: 'post',
    path: '/api/admin/calendar-feed',
    summary: "Make the administrator's calendar feed; the previous address stops working",
    answers: { 201: z.object({ success: z.literal(true), url: z.string() }) },
  },
  {
    method: 'post',
    path: '/api/admin/calendar-feed/revoke',
    summary: 'Revoke the calendar feed',
    answers: { 200: acceptedAnswerSchema },
  },
  {
    method: 'post',
    path: '/api/admin/bookings',
    summary: 'Book a meeting for a visitor',
    body: bookings.teamBookingSchema,
    hasKey: true,
    answers: { 201: bookingAnswerSchema },
    problems: ['slot-taken', 'slot-not-offered', 'slot-in-past', 'idempotency-mismatch'],
  },
  {
    method: 'post',
    path: '/api/admin/bookings/cancel',
    summary: 'Cancel meetings',
    body: bookings.cancelBookingsSchema,
    answers: { 200: bookings.cancelledBookingsSchema },
  },
  {
    method: 'post',
    path: '/api/admin/bookings/undo',
    summary: "Undo the team's changes",
    body: bookings.undoBookingsSchema,
    answers: { 200: bookings.undoneBookingsSchema },
  },
  {
    method: 'post',
    path: '/api/admin/bookings/{id}/move',
    summary: 'Move a meeting for the team',
    body: bookings.moveBookingSchema,
    answers: { 200: bookings.movedBookingSchema },
    problems: [...SLOT_PROBLEMS, 'not-found', 'meeting-over'],
  },
  {
    method: 'post',
    path: '/api/admin/bookings/{id}/status',
    summary: 'Record if a meeting took place',
    body: bookings.bookingStatusSchema,
    answers: { 200: bookings.markedBookingSchema },
    problems: ['not-found', 'meeting-over', 'meeting-not-begun'],
  },
  {
    method: 'post',
    path: '/api/admin/bookings/{id}/note',
    summary: "Store the team's note",
    body: bookings.bookingNoteSchema,
    answers: { 200: bookings.annotatedBookingSchema },
    problems: ['not-found'],
  },
  {
    method: 'post',
    path: '/api/admin/bookings/{id}/place',
    summary: 'Give a meeting another place',
    body: placeChoiceSchema,
    answers: { 200: bookings.placedBookingSchema },
    problems: ['not-found', 'meeting-over'],
  },
  ...CALENDAR_ROUTES,
  ...WEBHOOK_ROUTES,
  {
    method: 'post',
    path: '/api/admin/leads/change',
    summary: 'Change a lead',
    body: changeLeadSchema,
    answers: { 200: changedLeadSchema },
    problems: ['not-found', 'changed-meanwhile'],
  },
  {
    method: 'post',
    path: '/api/admin/numbers',
    summary: 'Counts by week',
    body: numbersRequestSchema,
    answers: { 200: numbersAnswerSchema },
  },
  {
    method: 'get',
    path: '/api/admin/administrators',
    summary: 'Possible owners of a lead',
    answers: { 200: administratorsSchema },
  },
];
