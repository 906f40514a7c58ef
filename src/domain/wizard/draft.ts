/** The wizard's stored draft. */
import * as z from 'zod/mini';
import { STANDARD_SIZES } from '../quote/catalogue.ts';
import type { BoothDesign } from '../records/booth-designs.ts';
import { CONTACT_FIELDS, EMPTY_CONTACT, eachContactField } from '../schemas/contact-fields.ts';
import { priceTableSchema } from '../schemas/price-table.ts';

/** A part that the visitor may not have chosen yet, or that a former version did not store. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

function readonlyList<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.readonly(z.array(schema));
}

const named = z.object({ id: z.string(), name: z.string() });
/** The chosen show: a listed one with its id, a typed one with the id 'custom' and only a name. */
export type ChosenShow = z.infer<typeof named>;

/** The chosen design; `price` is the design fee as a numeric string, empty if it has none. */
const selectedDesign = z.object({
  /** Id of its record, for links; missing in drafts of former versions. */
  id: z.optional(z.string()),
  title: z.string(),
  price: z.string(),
  images: z.object({ frontview: orNull(z.string()) }),
  image_url: orNull(z.string()),
});
export type SelectedDesign = z.infer<typeof selectedDesign>;

/** An extra in the quote. The visitor saw `unitPriceUSD`; the server uses the catalogue's price. */
const chosenExtra = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.int().check(z.positive()),
  unitPriceUSD: z.number(),
  /** Missing if its pieces are at their computed places. */
  spots: z.optional(z.array(z.object({ nth: z.number(), x: z.number(), z: z.number(), turn: z.number() }))),
});
export type ChosenExtra = z.infer<typeof chosenExtra>;

/** The chosen slot: its record, date and label in the company's zone, and its instant (ISO 8601, UTC). */
const chosenSlot = z.object({
  availabilityId: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: z.string().check(z.refine((instant) => !Number.isNaN(Date.parse(instant)))),
});
export type ChosenSlot = z.infer<typeof chosenSlot>;

/** The choices for the meeting so far; `day` (yyyy-MM-dd) is in `timeZone`, not in the company's zone. */
const chosenMeeting = z.object({
  timeZone: z.string(),
  day: orNull(z.string()),
  slot: orNull(chosenSlot),
});
export type ChosenMeeting = z.infer<typeof chosenMeeting>;

/** Preferred times for a meeting arranged later: chosen windows and a note. */
const preferredTimes = z.object({ windows: z.catch(readonlyList(z.string()), []), note: z.string() });
export type PreferredTimes = z.infer<typeof preferredTimes>;

const customDesign = z.object({
  width: orNull(z.number()),
  depth: orNull(z.number()),
  height: orNull(z.number()),
  requests: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
});

/** Contact details as typed so far, not validated. A draft that is older than an optional field lacks it. */
const contact = z.object(
  eachContactField((key) =>
    CONTACT_FIELDS[key].required === null ? z._default(z.string(), '') : z.string(),
  ),
);

const intent = z.object({ key: z.string(), body: z.string() });

const draft = z.object({
  city: orNull(z.object({ city: z.string(), state: z.string() })),
  /** Base prices, as published; the default ones if missing. A table of another version is dropped. */
  prices: z.catch(z.optional(priceTableSchema), undefined),
  show: orNull(named),
  boothSize: orNull(z.enum([...STANDARD_SIZES, 'custom'])),
  selectedDesign: orNull(selectedDesign),
  customDesign: orNull(customDesign),
  /** The reference project that the quote started from: its id, and its name in the gallery. */
  inspiredBy: orNull(named),
  extras: readonlyList(chosenExtra),
  meeting: orNull(chosenMeeting),
  preferredTimes: orNull(preferredTimes),
  contact,
  /** `total`: as the server computed it, with prices that may be newer than the page's. */
  intents: z.object({
    customRequest: orNull(intent),
    quote: orNull(z.extend(intent, { submissionId: orNull(z.string()), total: z.optional(z.number()) })),
    booking: orNull(intent),
  }),
});
export type WizardDraft = Readonly<z.infer<typeof draft>>;

/** Parses the stored text. @throws Error if it is not a complete, valid draft */
export function parseDraft(stored: string): WizardDraft {
  return draft.parse(JSON.parse(stored));
}

export const EMPTY_DRAFT: WizardDraft = {
  city: null,
  show: null,
  boothSize: null,
  selectedDesign: null,
  customDesign: null,
  inspiredBy: null,
  extras: [],
  meeting: null,
  preferredTimes: null,
  contact: EMPTY_CONTACT,
  intents: { customRequest: null, quote: null, booking: null },
};

/** Returns a quote's design from the catalogue, by size and title; undefined if it is no longer offered. */
export function chosenDesign(
  designs: readonly BoothDesign[],
  quoted: Pick<WizardDraft, 'boothSize'> & { readonly selectedDesign: Pick<SelectedDesign, 'title'> | null },
): BoothDesign | undefined {
  const { boothSize, selectedDesign } = quoted;
  return designs.find(({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title);
}
