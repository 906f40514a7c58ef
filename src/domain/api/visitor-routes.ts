/** Visitors' routes: bodies, answers and problems. The functions' tests check the server's real answers against them. */
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
import { CAME_FROM } from '../schemas/came-from.ts';
import { contactMessageSchema } from '../schemas/contact-message.ts';
import { createBookingSchema } from '../schemas/create-booking.ts';
import { customRequestSchema } from '../schemas/custom-request.ts';
import {
  cancelMeetingSchema,
  meetingAnswerSchema,
  meetingBoothSchema,
  moveMeetingSchema,
} from '../schemas/meeting.ts';
import { MAX_BOOTH_TEXT, MAX_LOGO_TEXT, meetingLogoSchema } from '../schemas/meeting-logo.ts';
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
import { emailAddress, slotLabel } from '../schemas/text.ts';
import { get, SLOT_PROBLEMS, visitorPost } from './api-route.ts';

const stamps = { id: z.string(), created_at: z.string(), updated_at: z.string() };
const { industry, booth_size } = REFERENCE_PROJECTS.schema.shape;

const slot = z.object({ time: slotLabel(), starts_at: z.string(), status: z.enum(['available', 'booked']) });
const availabilitySchema = z.object({
  availability: z.array(z.object({ id: z.string(), date: z.string(), slots: z.array(slot) })),
});

const check = z.enum(['ok', 'failed', 'late']);

const TO_MEETING = { meetingToken: true, 200: meetingAnswerSchema } as const;

const PROPOSAL_PROBLEMS = ['proposal-replaced', 'proposal-over'] as const;
const TO_PROPOSAL = {
  proposalToken: true,
  200: answeredProposalSchema,
  problems: PROPOSAL_PROBLEMS,
} as const;

/** A new price is on show within a minute. */
const CONTENT_SECONDS = { fresh: 20, stale: 30 };

export const LIST_CONTENT = get('/api/content', 'Published content', {
  cacheSeconds: CONTENT_SECONDS,
  200: z.object({
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
  }),
});
export const LIST_PROJECTS = get('/api/projects', 'All reference projects, as their cards show them', {
  cacheSeconds: CONTENT_SECONDS,
  200: z.object({ success: z.literal(true), reference_projects: z.array(projectSummarySchema) }),
});
export const READ_PROJECT = get('/api/projects/:id', 'A reference project with its details', {
  cacheSeconds: CONTENT_SECONDS,
  200: z.object({
    success: z.literal(true),
    project: z.extend(z.omit(REFERENCE_PROJECTS.schema, { admin_id: true }), stamps),
  }),
  problems: ['project-not-found'],
});
export const LIST_AVAILABILITY = get('/api/availability', 'Slots ahead', {
  // A booked slot must not look free for long, although the booking itself decides
  cacheSeconds: { fresh: 5, stale: 5 },
  200: availabilitySchema,
});
export const SEND_QUOTE = visitorPost('/api/send-quote', 'Send a quote; the server computes the prices', {
  name: 'send-quote',
  share: 1,
  hasHoneypot: true,
  body: quoteRequestSchema,
  201: z.extend(quoteAnswerSchema, {
    pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
  }),
});
export const CREATE_BOOKING = visitorPost('/api/create-booking', 'Book a kickoff meeting', {
  name: 'create-booking',
  // Slots are scarce: three of 60
  share: 3 / 60,
  hasHoneypot: true,
  body: createBookingSchema,
  201: bookingAnswerSchema,
  202: pendingAnswerSchema,
  problems: [...SLOT_PROBLEMS, 'too-many-meetings'],
});
export const SEND_CONTACT_EMAIL = visitorPost('/api/send-contact-email', 'Send a message to the team', {
  name: 'send-contact-email',
  share: 1 / 4,
  hasHoneypot: true,
  body: z.extend(contactMessageSchema, CAME_FROM),
  202: acceptedAnswerSchema,
});
export const REQUEST_CUSTOM_BOOTH = visitorPost(
  '/api/request-custom-booth',
  'Ask for a booth of another size',
  {
    name: 'request-custom-booth',
    share: 1 / 4,
    hasHoneypot: true,
    body: z.extend(customRequestSchema, CAME_FROM),
    202: acceptedAnswerSchema,
  },
);
export const READ_MEETING = get('/api/meeting', 'The meeting of a link', TO_MEETING);
export const READ_MEETING_BOOTH = get('/api/meeting/booth', 'The picture of the booked booth', {
  meetingToken: true,
  200: meetingBoothSchema,
});
export const LIST_MEETING_AVAILABILITY = get(
  '/api/meeting/availability',
  'Slots ahead for a meeting that moves: those that only it closes, too',
  { meetingToken: true, 200: availabilitySchema },
);
export const MOVE_MEETING = visitorPost('/api/meeting/move', 'Move a meeting', {
  name: 'move-meeting',
  share: 1 / 2,
  body: moveMeetingSchema,
  ...TO_MEETING,
  problems: [...SLOT_PROBLEMS, 'meeting-over', 'too-many-moves'],
});
export const CANCEL_MEETING = visitorPost('/api/meeting/cancel', 'Cancel a meeting', {
  name: 'cancel-meeting',
  share: 1 / 2,
  body: cancelMeetingSchema,
  ...TO_MEETING,
  problems: ['meeting-over'],
});
export const CONFIRM_MEETING = visitorPost('/api/meeting/confirm', 'Confirm a pending booking', {
  name: 'confirm-meeting',
  share: 1 / 2,
  body: z.object({}),
  ...TO_MEETING,
  problems: ['meeting-over'],
});
export const SEND_MEETING_LOGO = visitorPost(
  '/api/meeting/logo',
  "Store the visitor's logo with the booking",
  {
    name: 'meeting-logo',
    share: 1 / 4,
    // The pictures, and 1 KB
    maxBytes: MAX_LOGO_TEXT + MAX_BOOTH_TEXT + 1024,
    body: meetingLogoSchema,
    meetingToken: true,
    201: acceptedAnswerSchema,
    problems: ['meeting-over'],
  },
);
export const READ_PROPOSAL = get(
  '/api/proposal',
  "The version of a proposal that the link was made for; with `version=newest` the proposal's newest. `seen=true` counts a reading",
  { proposalToken: true, query: ['version', 'seen'], 200: shownProposalSchema },
);
export const READ_PROPOSAL_BOOTH = get(
  '/api/proposal/booth',
  "The logo and the picture of a version's booth",
  { proposalToken: true, query: ['version'], 200: proposalBoothSchema },
);
export const ACCEPT_PROPOSAL = visitorPost('/api/proposal/accept', 'Accept the version that the page shows', {
  name: 'accept-proposal',
  share: 1 / 2,
  body: acceptProposalSchema,
  ...TO_PROPOSAL,
  problems: [...PROPOSAL_PROBLEMS, 'proposal-changed'],
});
export const DECLINE_PROPOSAL = visitorPost('/api/proposal/decline', 'Decline a proposal', {
  name: 'decline-proposal',
  share: 1 / 2,
  body: declineProposalSchema,
  ...TO_PROPOSAL,
});
export const ASK_PROPOSAL = visitorPost('/api/proposal/ask', 'Ask the team to change a proposal', {
  name: 'ask-proposal',
  share: 1 / 2,
  body: askProposalSchema,
  ...TO_PROPOSAL,
});
export const READ_SIGN_IN_STANDING = visitorPost('/api/sign-in-standing', 'Check if an address may sign in', {
  name: 'sign-in-standing',
  // Each follows a failed sign-in, whose page has no App Check tokens
  share: 1 / 4,
  hasAppCheck: false,
  body: z.object({ email: emailAddress() }),
  /** `listed`: the address may sign in. */
  200: z.object({ success: z.literal(true), listed: z.boolean() }),
});
export const READ_HEALTH = get('/api/health', 'State of the service', {
  200: z.object({
    success: z.literal(true),
    checks: z.object({ database: check, images: check, mail: check }),
  }),
});
