/**
 * Visitors' routes: bodies, answers and problems. The functions' tests check the server's real answers against them.
 */
import * as z from 'zod/mini';
import { BOOTH_DESIGNS } from '../records/booth-designs.ts';
import { EXTRAS } from '../records/extras.ts';
import { projectSummarySchema, REFERENCE_PROJECTS } from '../records/reference-projects.ts';
import { publishedShowSchema } from '../records/shows.ts';
import { TERMS } from '../records/terms.ts';
import {
  acceptedAnswerSchema,
  bookingAnswerSchema,
  pendingAnswerSchema,
  quoteAnswerSchema,
} from '../schemas/booking-answer.ts';
import { sentMessageSchema } from '../schemas/contact-message.ts';
import { createBookingSchema } from '../schemas/create-booking.ts';
import { sentCustomRequestSchema } from '../schemas/custom-request.ts';
import {
  cancelMeetingSchema,
  confirmMeetingSchema,
  meetingAnswerSchema,
  meetingBoothSchema,
  moveMeetingSchema,
} from '../schemas/meeting.ts';
import { meetingLogoSchema } from '../schemas/meeting-logo.ts';
import { priceTableSchema } from '../schemas/price-table.ts';
import { quoteRequestSchema } from '../schemas/quote-request.ts';
import {
  acceptProposalSchema,
  answeredProposalSchema,
  askProposalSchema,
  declineProposalSchema,
  proposalBoothSchema,
  shownProposalSchema,
} from '../schemas/shown-proposal.ts';
import { signInStandingAnswerSchema, signInStandingSchema } from '../schemas/sign-in-standing.ts';
import { slotLabel } from '../schemas/text.ts';
import { get, post, SLOT_PROBLEMS } from './api-route.ts';

const stamps = { id: z.string(), created_at: z.string(), updated_at: z.string() };
const { industry, booth_size } = REFERENCE_PROJECTS.schema.shape;
const contentSchema = z.object({
  logo_url: z.nullable(z.string()),
  logo_dark_url: z.optional(z.string()),
  booth_designs: z.array(z.extend(z.omit(BOOTH_DESIGNS.schema, { admin_id: true }), stamps)),
  extras: z.array(z.extend(z.omit(EXTRAS.schema, { admin_id: true }), { id: z.string() })),
  reference_projects: z.array(projectSummarySchema),
  project_counts: z.optional(z.array(z.object({ industry, booth_size, count: z.int() }))),
  shows: z.array(publishedShowSchema),
  quote_rules: z.object({ lead_days: z.int(), needs_phone: z.boolean() }),
  terms: z.optional(z.partial(z.omit(TERMS.schema, { admin_id: true }))),
  prices: z.optional(priceTableSchema),
});
const projectsSchema = z.object({
  success: z.literal(true),
  reference_projects: z.array(projectSummarySchema),
});
const projectSchema = z.object({
  success: z.literal(true),
  project: z.extend(z.omit(REFERENCE_PROJECTS.schema, { admin_id: true }), stamps),
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

const TO_MEETING = { meetingToken: true, 200: meetingAnswerSchema } as const;

const TO_PROPOSAL = { proposalToken: true, 200: answeredProposalSchema } as const;
const PROPOSAL_PROBLEMS = ['proposal-not-found', 'proposal-replaced', 'proposal-over'] as const;

export const LIST_CONTENT = get('/api/content', 'Published content', { 200: contentSchema });
export const LIST_PROJECTS = get('/api/projects', 'All reference projects, as their cards show them', {
  200: projectsSchema,
});
export const READ_PROJECT = get('/api/projects/:id', 'A reference project with its details', {
  200: projectSchema,
  problems: ['project-not-found'],
});
export const LIST_AVAILABILITY = get('/api/availability', 'Slots ahead', { 200: availabilitySchema });
export const SEND_QUOTE = post('/api/send-quote', 'Send a quote; the server computes the prices', {
  body: quoteRequestSchema,
  201: z.extend(quoteAnswerSchema, {
    pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
  }),
  problems: ['looks-automated'],
});
export const CREATE_BOOKING = post('/api/create-booking', 'Book a kickoff meeting', {
  body: createBookingSchema,
  201: bookingAnswerSchema,
  202: pendingAnswerSchema,
  problems: [...SLOT_PROBLEMS, 'too-many-meetings', 'looks-automated'],
});
export const SEND_CONTACT_EMAIL = post('/api/send-contact-email', 'Send a message to the team', {
  body: sentMessageSchema,
  202: acceptedAnswerSchema,
  problems: ['looks-automated'],
});
export const REQUEST_CUSTOM_BOOTH = post('/api/request-custom-booth', 'Ask for a booth of another size', {
  body: sentCustomRequestSchema,
  202: acceptedAnswerSchema,
  problems: ['looks-automated'],
});
export const READ_MEETING = get('/api/meeting', 'The meeting of a link', {
  ...TO_MEETING,
  problems: ['meeting-not-found'],
});
export const READ_MEETING_BOOTH = get('/api/meeting/booth', 'The picture of the booked booth', {
  meetingToken: true,
  200: meetingBoothSchema,
  problems: ['meeting-not-found'],
});
export const LIST_MEETING_AVAILABILITY = get(
  '/api/meeting/availability',
  'Slots ahead for a meeting that moves: those that only it closes, too',
  {
    meetingToken: true,
    200: availabilitySchema,
    problems: ['meeting-not-found'],
  },
);
export const MOVE_MEETING = post('/api/meeting/move', 'Move a meeting', {
  body: moveMeetingSchema,
  ...TO_MEETING,
  problems: [...SLOT_PROBLEMS, 'meeting-not-found', 'meeting-over', 'too-many-moves'],
});
export const CANCEL_MEETING = post('/api/meeting/cancel', 'Cancel a meeting', {
  body: cancelMeetingSchema,
  ...TO_MEETING,
  problems: ['meeting-not-found', 'meeting-over'],
});
export const CONFIRM_MEETING = post('/api/meeting/confirm', 'Confirm a pending booking', {
  body: confirmMeetingSchema,
  ...TO_MEETING,
  problems: ['meeting-not-found', 'meeting-over'],
});
export const SEND_MEETING_LOGO = post('/api/meeting/logo', "Store the visitor's logo with the booking", {
  body: meetingLogoSchema,
  meetingToken: true,
  201: acceptedAnswerSchema,
  problems: ['meeting-not-found', 'meeting-over'],
});
export const READ_PROPOSAL = get(
  '/api/proposal',
  "The version of a proposal that the link was made for; with `version=newest` the proposal's newest. `seen=true` counts a reading",
  {
    proposalToken: true,
    query: ['version', 'seen'],
    200: shownProposalSchema,
    problems: ['proposal-not-found'],
  },
);
export const READ_PROPOSAL_BOOTH = get(
  '/api/proposal/booth',
  "The logo and the picture of a version's booth",
  {
    proposalToken: true,
    query: ['version'],
    200: proposalBoothSchema,
    problems: ['proposal-not-found'],
  },
);
export const ACCEPT_PROPOSAL = post('/api/proposal/accept', 'Accept the version that the page shows', {
  body: acceptProposalSchema,
  ...TO_PROPOSAL,
  problems: [...PROPOSAL_PROBLEMS, 'proposal-changed'],
});
export const DECLINE_PROPOSAL = post('/api/proposal/decline', 'Decline a proposal', {
  body: declineProposalSchema,
  ...TO_PROPOSAL,
  problems: PROPOSAL_PROBLEMS,
});
export const ASK_PROPOSAL = post('/api/proposal/ask', 'Ask the team to change a proposal', {
  body: askProposalSchema,
  ...TO_PROPOSAL,
  problems: PROPOSAL_PROBLEMS,
});
export const READ_SIGN_IN_STANDING = post('/api/sign-in-standing', 'Check if an address may sign in', {
  body: signInStandingSchema,
  200: signInStandingAnswerSchema,
});
export const READ_HEALTH = get('/api/health', 'State of the service', { 200: healthSchema });
