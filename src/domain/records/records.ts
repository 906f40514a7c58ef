import { ADMINS } from './admins.ts';
import { ALERTS } from './alerts.ts';
import { AVAILABILITY } from './availability.ts';
import { BOOKING_LIMITS } from './booking-limits.ts';
import { BOOKING_LOGOS } from './booking-logos.ts';
import { BOOKINGS } from './bookings.ts';
import { BOOTH_DESIGNS } from './booth-designs.ts';
import { CALENDAR_SECRETS } from './calendar-secrets.ts';
import { CALENDARS } from './calendars.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';
import { CUSTOM_REQUESTS } from './custom-requests.ts';
import { DEALS } from './deals.ts';
import { EXTRAS } from './extras.ts';
import { HOSTS } from './hosts.ts';
import { IDEMPOTENCY_KEYS } from './idempotency-keys.ts';
import { MAIL } from './mail.ts';
import { MEETING_RULES } from './meeting-rules.ts';
import { PRICE_HISTORY, PRICES } from './prices.ts';
import { PROPOSAL_PICTURES, PROPOSAL_VERSIONS } from './proposal-versions.ts';
import { PROPOSALS } from './proposals.ts';
import { QUOTE_SETTINGS } from './quote-settings.ts';
import { QUOTE_SUBMISSIONS } from './quote-submissions.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { REFERENCE_PROJECTS } from './reference-projects.ts';
import { SHOWS } from './shows.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { SLOT_CLAIMS } from './slot-claims.ts';
import { TEAM_SETTINGS } from './team-settings.ts';
import { TERMS } from './terms.ts';
import { WEBHOOK_DELIVERIES } from './webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS } from './webhook-endpoints.ts';
import { WEEKLY_HOURS } from './weekly-hours.ts';

/** All collections, whether written by administrators, sent by visitors, or internal to the functions. */
export const RECORDS = [
  AVAILABILITY,
  WEEKLY_HOURS,
  BOOTH_DESIGNS,
  EXTRAS,
  REFERENCE_PROJECTS,
  SHOWS,
  SITE_SETTINGS,
  TEAM_SETTINGS,
  QUOTE_SETTINGS,
  TERMS,
  PRICES,
  PRICE_HISTORY,
  HOSTS,
  MEETING_RULES,
  CALENDARS,
  CALENDAR_SECRETS,
  QUOTE_SUBMISSIONS,
  BOOKINGS,
  BOOKING_LOGOS,
  CUSTOM_REQUESTS,
  CONTACT_MESSAGES,
  DEALS,
  PROPOSALS,
  PROPOSAL_VERSIONS,
  PROPOSAL_PICTURES,
  SLOT_CLAIMS,
  BOOKING_LIMITS,
  MAIL,
  WEBHOOK_ENDPOINTS,
  WEBHOOK_DELIVERIES,
  IDEMPOTENCY_KEYS,
  RATE_LIMITS,
  ADMINS,
  ALERTS,
] as const;

export type CollectionName = (typeof RECORDS)[number]['name'];
