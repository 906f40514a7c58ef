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
import { visitStepsSchema } from '../domain/schemas/numbers.ts';
import { quoteRequestSchema } from '../domain/schemas/quote-request.ts';
import { signInStandingAnswerSchema, signInStandingSchema } from '../domain/schemas/sign-in-standing.ts';
import { slotLabel } from '../domain/schemas/text.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { type ApiRoute, SLOT_PROBLEMS } from './api-route.ts';

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
const availabilitySchema = z.object({
  availability: z.array(z.object({ id: z.string(), date: z.string(), slots: z.array(slot) })),
});

const check = z.enum(['ok', 'failed', 'late']);
const healthSchema = z.object({
  success: z.literal(true),
  checks: z.object({ database: check, images: check, mail: check }),
});

const TO_MEETING = { meetingToken: true, answers: { 200: meetingAnswerSchema } } as const;

const UNSUBSCRIBE = {
  path: '/api/unsubscribe/{token}',
  isPage: true,
  answers: { 200: z.string() },
  problems: ['not-found'],
} as const;

export const ROUTES: readonly ApiRoute[] = [
  { method: 'get', path: '/api/content', summary: 'Published content', answers: { 200: contentSchema } },
  { method: 'get', path: '/api/availability', summary: 'Slots ahead', answers: { 200: availabilitySchema } },
  {
    method: 'post',
    path: '/api/send-quote',
    summary: 'Send a quote; the server computes the prices',
    body: quoteRequestSchema,
    answers: {
      201: z.extend(quoteAnswerSchema, {
        pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
      }),
    },
    problems: ['looks-automated'],
  },
  {
    method: 'post',
    path: '/api/create-booking',
    summary: 'Book a kickoff meeting',
    body: createBookingSchema,
    answers: { 201: bookingAnswerSchema, 202: pendingAnswerSchema },
    problems: [...SLOT_PROBLEMS, 'too-many-meetings', 'looks-automated'],
  },
  {
    method: 'post',
    path: '/api/send-contact-email',
    summary: 'Send a message to the team',
    body: sentMessageSchema,
    answers: { 202: acceptedAnswerSchema },
    problems: ['looks-automated'],
  },
  {
    method: 'post',
    path: '/api/request-custom-booth',
    summary: 'Ask for a booth of another size',
    body: sentCustomRequestSchema,
    answers: { 202: acceptedAnswerSchema },
    problems: ['looks-automated'],
  },
  {
    method: 'get',
    path: '/api/meeting',
    summary: 'The meeting of a link',
    ...TO_MEETING,
    problems: ['meeting-not-found'],
  },
  {
    method: 'post',
    path: '/api/meeting/move',
    summary: 'Move a meeting',
    body: moveMeetingSchema,
    ...TO_MEETING,
    problems: [...SLOT_PROBLEMS, 'meeting-not-found', 'meeting-over', 'too-many-moves'],
  },
  {
    method: 'post',
    path: '/api/meeting/cancel',
    summary: 'Cancel a meeting',
    body: cancelMeetingSchema,
    ...TO_MEETING,
    problems: ['meeting-not-found', 'meeting-over'],
  },
  {
    method: 'post',
    path: '/api/meeting/confirm',
    summary: 'Confirm a pending booking',
    body: confirmMeetingSchema,
    ...TO_MEETING,
    problems: ['meeting-not-found', 'meeting-over'],
  },
  {
    method: 'post',
    path: '/api/meeting/logo',
    summary: "Store the visitor's logo with the booking",
    body: meetingLogoSchema,
    meetingToken: true,
    answers: { 201: acceptedAnswerSchema },
    problems: ['meeting-not-found', 'meeting-over'],
  },
  {
    method: 'post',
    path: '/api/steps',
    summary: 'Count the steps of a visit',
    body: visitStepsSchema,
    answers: { 202: acceptedAnswerSchema },
  },
  {
    method: 'post',
    path: '/api/sign-in-standing',
    summary: 'Check if an address may sign in',
    body: signInStandingSchema,
    answers: { 200: signInStandingAnswerSchema },
  },
  { method: 'get', summary: 'Page that asks whether to stop reminders', ...UNSUBSCRIBE },
  { method: 'post', summary: 'Stop reminders: the one click of RFC 8058', ...UNSUBSCRIBE },
  { method: 'get', path: '/api/health', summary: 'State of the service', answers: { 200: healthSchema } },
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
  return route.method === 'post' && !isForAdmins(route) && !route.isPage && route.path !== '/api/steps';
}

/** All refusals of a route. */
export function problemsOf(route: ApiRoute): ProblemCode[] {
  const isAdmin = isForAdmins(route);
  return [
    ...(isAdmin ? (['unauthenticated', 'forbidden'] as const) : []),
    ...(route.problems ?? []),
    ...(route.body ? JSON_BODY : []),
    ...(isVisitorsPost(route) ? VISITOR : []),
    ...(route.path === '/api/steps' ? (['rate-limited'] as const) : []),
    ...ALL,
  ];
}
