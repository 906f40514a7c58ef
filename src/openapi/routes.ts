/** All routes of the API: bodies, answers and refusals. A function test holds the server's real answers against them. */
import * as z from 'zod/mini';
import type { ProblemCode } from '../domain/messages/problems.ts';
import { BOOTH_DESIGNS } from '../domain/records/booth-designs.ts';
import { EXTRAS } from '../domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../domain/records/reference-projects.ts';
import { publishedShowSchema } from '../domain/records/shows.ts';
import {
  acceptedAnswerSchema,
  bookingAnswerSchema,
  pendingAnswerSchema,
  quoteAnswerSchema,
} from '../domain/schemas/booking-answer.ts';
import { sentMessageSchema } from '../domain/schemas/contact-message.ts';
import { createBookingSchema } from '../domain/schemas/create-booking.ts';
import { sentCustomRequestSchema } from '../domain/schemas/custom-request.ts';
import {
  cancelMeetingSchema,
  confirmMeetingSchema,
  meetingAnswerSchema,
  moveMeetingSchema,
} from '../domain/schemas/meeting.ts';
import { meetingLogoSchema } from '../domain/schemas/meeting-logo.ts';
import { quoteRequestSchema } from '../domain/schemas/quote-request.ts';
import { signInStandingAnswerSchema, signInStandingSchema } from '../domain/schemas/sign-in-standing.ts';
import { slotLabel } from '../domain/schemas/text.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { type ApiRoute, get, post, SLOT_PROBLEMS } from './api-route.ts';

const stamps = { id: z.string(), created_at: z.string(), updated_at: z.string() };
const contentSchema = z.object({
  logo_url: z.nullable(z.string()),
  logo_dark_url: z.optional(z.string()),
  booth_designs: z.array(z.extend(z.omit(BOOTH_DESIGNS.schema, { admin_id: true }), stamps)),
  extras: z.array(z.extend(z.omit(EXTRAS.schema, { admin_id: true }), { id: z.string() })),
  reference_projects: z.array(z.extend(z.omit(REFERENCE_PROJECTS.schema, { admin_id: true }), stamps)),
  shows: z.array(publishedShowSchema),
});

const slot = z.object({ time: slotLabel(), starts_at: z.string(), status: z.enum(['available', 'booked']) });
/** Answer of GET /api/availability. */
export const availabilitySchema = z.object({
  availability: z.array(z.object({ id: z.string(), date: z.string(), slots: z.array(slot) })),
});

const check = z.enum(['ok', 'failed', 'late']);
const healthSchema = z.object({
  success: z.literal(true),
  checks: z.object({ database: check, images: check, mail: check }),
});

const TO_MEETING = { meetingToken: true, 200: meetingAnswerSchema } as const;

const UNSUBSCRIBE = '/api/unsubscribe/{token}';
const PAGE = { isPage: true, 200: z.string(), problems: ['not-found'] } as const;

export const ROUTES: readonly ApiRoute[] = [
  get('/api/content', 'Published content', { 200: contentSchema }),
  get('/api/availability', 'Slots ahead', { 200: availabilitySchema }),
  post('/api/send-quote', 'Send a quote; the server computes the prices', {
    body: quoteRequestSchema,
    201: z.extend(quoteAnswerSchema, {
      pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
    }),
    problems: ['looks-automated'],
  }),
  post('/api/create-booking', 'Book a kickoff meeting', {
    body: createBookingSchema,
    201: bookingAnswerSchema,
    202: pendingAnswerSchema,
    problems: [...SLOT_PROBLEMS, 'too-many-meetings', 'looks-automated'],
  }),
  post('/api/send-contact-email', 'Send a message to the team', {
    body: sentMessageSchema,
    202: acceptedAnswerSchema,
    problems: ['looks-automated'],
  }),
  post('/api/request-custom-booth', 'Ask for a booth of another size', {
    body: sentCustomRequestSchema,
    202: acceptedAnswerSchema,
    problems: ['looks-automated'],
  }),
  get('/api/meeting', 'The meeting of a link', { ...TO_MEETING, problems: ['meeting-not-found'] }),
  get('/api/meeting/availability', 'Slots ahead for a meeting that moves: those that only it closes, too', {
    meetingToken: true,
    200: availabilitySchema,
    problems: ['meeting-not-found'],
  }),
  post('/api/meeting/move', 'Move a meeting', {
    body: moveMeetingSchema,
    ...TO_MEETING,
    problems: [...SLOT_PROBLEMS, 'meeting-not-found', 'meeting-over', 'too-many-moves'],
  }),
  post('/api/meeting/cancel', 'Cancel a meeting', {
    body: cancelMeetingSchema,
    ...TO_MEETING,
    problems: ['meeting-not-found', 'meeting-over'],
  }),
  post('/api/meeting/confirm', 'Confirm a pending booking', {
    body: confirmMeetingSchema,
    ...TO_MEETING,
    problems: ['meeting-not-found', 'meeting-over'],
  }),
  post('/api/meeting/logo', "Store the visitor's logo with the booking", {
    body: meetingLogoSchema,
    meetingToken: true,
    201: acceptedAnswerSchema,
    problems: ['meeting-not-found', 'meeting-over'],
  }),
  post('/api/sign-in-standing', 'Check if an address may sign in', {
    body: signInStandingSchema,
    200: signInStandingAnswerSchema,
  }),
  get(UNSUBSCRIBE, 'Page that asks whether to stop reminders', { ...PAGE }),
  post(UNSUBSCRIBE, 'Stop reminders: the one click of RFC 8058', { ...PAGE }),
  get('/api/health', 'State of the service', { 200: healthSchema }),
  ...ADMIN_ROUTES,
];

const ALL: readonly ProblemCode[] = ['method-not-allowed', 'internal', 'unavailable'];
const JSON_BODY: readonly ProblemCode[] = ['invalid', 'too-large', 'unsupported-media-type'];
const VISITOR: readonly ProblemCode[] = [
  'app-check-failed',
  'app-check-consumed',
  'idempotency-mismatch',
  'rate-limited',
];

export function isForAdmins({ path }: Pick<ApiRoute, 'path'>): boolean {
  return path.startsWith('/api/admin/');
}

export function needsKey(route: ApiRoute): boolean {
  return route.hasKey === true || isVisitorsPost(route);
}

function isVisitorsPost(route: ApiRoute): boolean {
  return route.method === 'post' && !isForAdmins(route) && !route.isPage;
}

/** All refusals of a route. */
export function problemsOf(route: ApiRoute): ProblemCode[] {
  const isAdmin = isForAdmins(route);
  return [
    ...(isAdmin ? (['unauthenticated', 'forbidden'] as const) : []),
    ...(route.problems ?? []),
    ...(route.body ? JSON_BODY : []),
    ...(isVisitorsPost(route) ? VISITOR : []),
    ...ALL,
  ];
}
