/**
 * The wizard's stored draft. Readers check it instead of schemas, because the first step must work before any schema
 * library has loaded.
 */
import { type BoothSize, isStandardSize } from '../quote/catalogue.ts';
import type { Spot } from '../quote/spots.ts';
import type { BoothDesign } from '../records/booth-designs.ts';
import type { CustomRequest } from '../schemas/custom-request.ts';
import type { City } from '../show/cities.ts';
import {
  CONTACT_FIELDS,
  type ContactDetails,
  EMPTY_CONTACT,
  eachContactField,
} from '../visitor/contact-fields.ts';
import type { Intent } from '../visitor/intent.ts';

/** Returns a stored value. @throws CorruptDraft if it is of another type */
type Reader<Value> = (stored: unknown) => Value;

class CorruptDraft extends Error {}

/** Reads the fields of `shape`, in its order, and no others. */
function record<Fields extends object>(
  shape: {
    readonly [Name in keyof Fields]: Reader<Fields[Name]>;
  },
): Reader<Readonly<Fields>> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
      throw new CorruptDraft('Not a record');
    }
    const fields = Object.entries<Reader<unknown>>(shape);
    return Object.fromEntries(
      fields.map(([name, read]) => [name, read((stored as Record<string, unknown>)[name])]),
    ) as Fields;
  };
}

function list<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (stored) => {
    if (!Array.isArray(stored)) throw new CorruptDraft('Not a list');
    return stored.map(read);
  };
}

function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (stored) => (stored == null ? null : read(stored));
}

function text(stored: unknown): string {
  if (typeof stored !== 'string') throw new CorruptDraft('Not a text');
  return stored;
}

function optionalText(stored: unknown): string {
  return orNull(text)(stored) ?? '';
}

function number(stored: unknown): number {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) throw new CorruptDraft('Not a number');
  return stored;
}

function quantity(stored: unknown): number {
  const count = number(stored);
  if (!Number.isInteger(count) || count < 1) throw new CorruptDraft('Out of bounds');
  return count;
}

function instant(stored: unknown): string {
  if (Number.isNaN(Date.parse(text(stored)))) throw new CorruptDraft('Not an instant');
  return text(stored);
}

function boothSize(stored: unknown): BoothSize {
  const size = text(stored);
  if (size === 'custom' || isStandardSize(size)) return size;
  throw new CorruptDraft('Not a booth size');
}

const readShow = record({ id: text, name: text });
/** The chosen show: a listed one with its id, a typed one with the id 'custom' and only a name. */
export type ChosenShow = ReturnType<typeof readShow>;

/** The chosen design; `price` is the design fee as a numeric string, empty if it has none. */
export interface SelectedDesign {
  /** Id of its record, used in links; missing in drafts of former versions. */
  readonly id?: string;
  readonly title: string;
  readonly price: string;
  readonly images: { readonly frontview: string | null };
  readonly image_url: string | null;
}

function readDesign(stored: unknown): SelectedDesign {
  const { id, ...design } = record({
    id: orNull(text),
    title: text,
    price: text,
    images: record({ frontview: orNull(text) }),
    image_url: orNull(text),
  })(stored);
  return { ...(id === null ? {} : { id }), ...design };
}

const readProject = record({ id: text, name: text });
/** The reference project the quote started from: its id, and its name in the gallery. */
export type Inspiration = ReturnType<typeof readProject>;

/** An extra in the quote; `unitPriceUSD` is what the visitor saw, and the server uses its own. */
export interface ChosenExtra {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceUSD: number;
  /** Missing if its pieces stand at their computed places. */
  readonly spots?: Spot[];
}

function readExtra(stored: unknown): ChosenExtra {
  const { spots, ...extra } = record({
    id: text,
    name: text,
    quantity,
    unitPriceUSD: number,
    spots: orNull(list(record<Spot>({ nth: number, x: number, z: number, turn: number }))),
  })(stored);
  return { ...extra, ...(spots?.length ? { spots: [...spots] } : {}) };
}

const readSlot = record({ availabilityId: text, date: text, time: text, startsAt: instant });
/** The chosen slot: its record, date and label in America/New_York, and its instant (ISO 8601, UTC). */
export type ChosenSlot = ReturnType<typeof readSlot>;

const readMeeting = record({ timeZone: text, day: orNull(text), slot: orNull(readSlot) });
/** The choices for the meeting so far; `day` (yyyy-MM-dd) is in `timeZone`, not in New York. */
export type ChosenMeeting = ReturnType<typeof readMeeting>;

const readPreferredTimes = record({
  windows: (stored): readonly string[] =>
    Array.isArray(stored) ? stored.filter((window) => typeof window === 'string') : [],
  note: text,
  mayRemind: (stored): boolean => stored === true,
});
/** Preferred times for a meeting arranged later: chosen windows and a note. And whether we may send a reminder. */
export type PreferredTimes = ReturnType<typeof readPreferredTimes>;

const readCustomDesign = record<CustomRequest>({
  width: orNull(number),
  depth: orNull(number),
  height: orNull(number),
  requests: text,
  name: text,
  company: text,
  email: text,
  phone: optionalText,
});

const readIntent = record<Intent>({ key: text, body: text });

const readDraft = record({
  city: orNull(record<City>({ city: text, state: text })),
  show: orNull(readShow),
  boothSize: orNull(boothSize),
  selectedDesign: orNull(readDesign),
  customDesign: orNull(readCustomDesign),
  inspiredBy: orNull(readProject),
  extras: list(readExtra),
  meeting: orNull(readMeeting),
  preferredTimes: orNull(readPreferredTimes),
  // A draft from before an optional field was added lacks it
  contact: record<ContactDetails>(
    eachContactField((key) => (CONTACT_FIELDS[key].required === null ? optionalText : text)),
  ),
  intents: record({
    customRequest: orNull(readIntent),
    quote: orNull(record({ key: text, body: text, submissionId: orNull(text) })),
    booking: orNull(readIntent),
  }),
});
export type WizardDraft = ReturnType<typeof readDraft>;

/** Parses the stored text. @throws Error if it is not a complete, valid draft */
export function parseDraft(stored: string): WizardDraft {
  return readDraft(JSON.parse(stored));
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

/** Returns the draft's design from the catalogue, by size and title; undefined if it is no longer offered. */
export function chosenDesign(
  designs: readonly BoothDesign[],
  { boothSize, selectedDesign }: WizardDraft,
): BoothDesign | undefined {
  return designs.find(({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title);
}
