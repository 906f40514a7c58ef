/** The demo's content, which is data: seeding checks it against the records' schemas. */
import type * as z from 'zod/mini';
import type { BoothDesignFields } from '../../src/domain/records/booth-designs.ts';
import type { ExtraFields } from '../../src/domain/records/extras.ts';
import type { ReferenceProjectFields } from '../../src/domain/records/reference-projects.ts';
import type { CameFrom } from '../../src/domain/schemas/came-from.ts';
import type { ContactMessage } from '../../src/domain/schemas/contact-message.ts';
import type { createBookingSchema } from '../../src/domain/schemas/create-booking.ts';
import type { CustomRequest } from '../../src/domain/schemas/custom-request.ts';
import type { PlaceChoice } from '../../src/domain/schemas/meeting-place.ts';
import type { ShowCosts } from '../../src/domain/show/show-costs.ts';
import content from './content.json' with { type: 'json' };
import places from './images/designs/blank-places.json' with { type: 'json' };

/** A design without its pictures, `images/designs/<slug>-<view>.webp`, and its model, `models/designs/<slug>.glb`. */
export type DemoDesign = Omit<BoothDesignFields, 'images' | 'image_url' | 'model' | 'admin_id'>;

/** `file` names an extra's record, its picture `images/extras/<file>.webp` and its model `models/extras/<file>.glb`. */
export type DemoExtra = { readonly file: string } & Omit<
  ExtraFields,
  'image_url' | 'model' | 'is_active' | 'sort_order' | 'admin_id'
>;

/** A project without its pictures, `images/projects/<industry>-<view>.webp`. */
export type DemoProject = Omit<ReferenceProjectFields, 'design_renderings' | 'stand_photos' | 'admin_id'>;

export interface DemoQuote {
  readonly show: { readonly id: string; readonly name: string };
  readonly city: { readonly city: string; readonly state: string };
  /** Slug of a design for this booth size. */
  readonly design: string;
  /** Quantities by extra. */
  readonly extras: Readonly<Record<string, number>>;
}

type Person = Pick<
  z.input<typeof createBookingSchema>,
  'user_name' | 'user_email' | 'user_phone' | 'company' | 'website' | 'time_zone'
>;

export interface DemoVisitor extends Readonly<Person> {
  readonly id: string;
  /** Index in the list of offered days. */
  readonly day: number;
  readonly slot: number;
  readonly quote?: DemoQuote;
}

/** The designs in display order. Prices are design fees in US dollars; weights are invented. */
export const DEMO_DESIGNS = content.designs as readonly DemoDesign[];
/** Places for a logo in the designs' blank fronts, `images/designs/<slug>-blank.webp`, by slug (src/company/README.md). */
export const BLANK_PLACES: Readonly<Record<string, readonly string[]>> = places;
/** The extras in display order. Prices are in US dollars each, for the whole show; weights are invented. */
export const DEMO_EXTRAS = content.extras as readonly DemoExtra[];
/** The projects, newest first. They are invented, and even the stand photos are rendered. */
export const DEMO_PROJECTS = content.projects as readonly DemoProject[];
/** Invented costs of some shows by show id, so that the demo can show an estimate. */
export const DEMO_COSTS: Readonly<Record<string, ShowCosts>> = content.show_costs;
/** Invented first days of some shows by show id, as month and day, and their lengths in days. */
export const DEMO_DAYS: Readonly<Record<string, { first_day: string; length: number }>> = content.show_days;
/** Invented people on example domains. */
export const DEMO_BOOKINGS = content.bookings as unknown as readonly (DemoVisitor & {
  readonly reference: string;
})[];
/** Visitors who sent a quote and did not book. */
export const DEMO_OPEN_QUOTES: readonly DemoVisitor[] = content.open_quotes;
/** Newest first. */
export const DEMO_CONTACT_MESSAGES: readonly ContactMessage[] = content.contact_messages;
/** Newest first; lengths in feet. */
export const DEMO_CUSTOM_REQUESTS: readonly CustomRequest[] = content.custom_requests;
/** A separate video room for each meeting. */
export const DEMO_PLACE = content.place as PlaceChoice;
/** The demo company rents its booths. */
export const DEMO_TERMS = content.terms;
/** Names of the hosts, in the order of the demo administrators. */
export const DEMO_HOSTS = content.host_names;

const SOURCES: readonly CameFrom['last'][] = content.sources;

/** Returns the source of the demo's nth lead; they are used in turn. */
export function demoSource(index: number): CameFrom {
  const last = SOURCES[index % SOURCES.length] ?? { landing: '/' };
  return { first: last, last };
}
