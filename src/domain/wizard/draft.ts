import { type BoothSize, isStandardSize } from '../catalogue.ts';
import type { City } from '../cities.ts';
import type { Intent } from '../intent.ts';
import type { BoothDesign } from '../records/booth-designs.ts';
import type { ContactDetails } from '../schemas/contact-details.ts';
import type { CustomRequest } from '../schemas/custom-request.ts';

/** The chosen show: a listed one with its id, a typed one with the id 'custom' and only a name. */
export interface ChosenShow {
  readonly id: string;
  readonly name: string;
}

/** The chosen design; `price` is the design fee as a numeric string, empty if it has none. */
export interface SelectedDesign {
  /** Id of its record, used in links; missing in drafts of former versions. */
  readonly id?: string;
  readonly title: string;
  readonly price: string;
  readonly images: { readonly frontview: string | null };
  readonly image_url: string | null;
}

/** The reference project the quote started from: its id, and its name in the gallery. */
export interface Inspiration {
  readonly id: string;
  readonly name: string;
}

/** An extra in the quote; `unitPriceUSD` is what the visitor saw, and the server uses its own. */
export interface ChosenExtra {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceUSD: number;
}

/** The chosen slot: its record, date and label in America/New_York, and its instant (ISO 8601, UTC). */
export interface ChosenSlot {
  readonly availabilityId: string;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
}

/** The choices for the meeting so far; `day` (yyyy-MM-dd) is in `timeZone`, not in New York. */
export interface ChosenMeeting {
  readonly timeZone: string;
  readonly day: string | null;
  readonly slot: ChosenSlot | null;
}

/** Preferred times for a meeting arranged later: chosen windows and a note. */
export interface PreferredTimes {
  readonly windows: readonly string[];
  readonly note: string;
}

/** The wizard's stored draft. */
export interface WizardDraft {
  readonly city: City | null;
  readonly show: ChosenShow | null;
  readonly boothSize: BoothSize | null;
  readonly selectedDesign: SelectedDesign | null;
  readonly customDesign: CustomRequest | null;
  readonly inspiredBy: Inspiration | null;
  readonly extras: readonly ChosenExtra[];
  readonly meeting: ChosenMeeting | null;
  readonly preferredTimes: PreferredTimes | null;
  readonly contact: ContactDetails;
  readonly intents: {
    readonly customRequest: Intent | null;
    readonly quote: (Intent & { readonly submissionId: string | null }) | null;
    readonly booking: Intent | null;
  };
}

export const EMPTY_CONTACT: ContactDetails = { name: '', company: '', email: '', website: '', phone: '' };

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

type Fields = Record<string, unknown>;

class CorruptDraft extends Error {}

function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CorruptDraft(`${path} is no record`);
  return value as Fields;
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new CorruptDraft(`${name} is no text`);
  return value;
}

function number(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new CorruptDraft(`${name} is no number`);
  return value;
}

function numberOrNull(fields: Fields, name: string): number | null {
  return fields[name] == null ? null : number(fields, name);
}

function textOrNull(fields: Fields, name: string): string | null {
  return fields[name] == null ? null : text(fields, name);
}

function orNull<T>(value: unknown, path: string, read: (fields: Fields) => T): T | null {
  return value == null ? null : read(fieldsOf(value, path));
}

function readBoothSize(value: unknown): BoothSize | null {
  if (value == null) return null;
  if (value === 'custom' || (typeof value === 'string' && isStandardSize(value))) return value;
  throw new CorruptDraft('boothSize is unknown');
}

function readExtra(value: unknown): ChosenExtra {
  const extra = fieldsOf(value, 'extras');
  const quantity = number(extra, 'quantity');
  if (!Number.isInteger(quantity) || quantity < 1) throw new CorruptDraft('quantity is out of bounds');
  return {
    id: text(extra, 'id'),
    name: text(extra, 'name'),
    quantity,
    unitPriceUSD: number(extra, 'unitPriceUSD'),
  };
}

function readMeeting(meeting: Fields): ChosenMeeting {
  const slot = orNull(meeting.slot, 'slot', (fields) => ({
    availabilityId: text(fields, 'availabilityId'),
    date: text(fields, 'date'),
    time: text(fields, 'time'),
    startsAt: text(fields, 'startsAt'),
  }));
  if (slot && Number.isNaN(Date.parse(slot.startsAt))) throw new CorruptDraft('startsAt is no instant');
  return { timeZone: text(meeting, 'timeZone'), day: textOrNull(meeting, 'day'), slot };
}

function readPreferredTimes(fields: Fields): PreferredTimes {
  const windows = Array.isArray(fields.windows) ? fields.windows : [];
  return { windows: windows.filter((window) => typeof window === 'string'), note: text(fields, 'note') };
}

function readCustomDesign(fields: Fields): CustomRequest {
  return {
    width: numberOrNull(fields, 'width'),
    depth: numberOrNull(fields, 'depth'),
    height: numberOrNull(fields, 'height'),
    requests: text(fields, 'requests'),
    name: text(fields, 'name'),
    company: text(fields, 'company'),
    email: text(fields, 'email'),
    phone: textOrNull(fields, 'phone') ?? '',
  };
}

function readContact(fields: Fields): ContactDetails {
  return {
    name: text(fields, 'name'),
    company: text(fields, 'company'),
    email: text(fields, 'email'),
    website: text(fields, 'website'),
    phone: text(fields, 'phone'),
  };
}

function readIntent(fields: Fields): Intent {
  return { key: text(fields, 'key'), body: text(fields, 'body') };
}

/**
 * Parses the draft from the stored text. Validated by hand, because the first step must work before any schema library
 * has loaded.
 * @throws Error if it is not a complete, valid draft
 */
export function parseDraft(stored: string): WizardDraft {
  const draft = fieldsOf(JSON.parse(stored), 'draft');
  const intents = fieldsOf(draft.intents, 'intents');
  if (!Array.isArray(draft.extras)) throw new CorruptDraft('extras is no list');
  return {
    city: orNull(draft.city, 'city', (city) => ({ city: text(city, 'city'), state: text(city, 'state') })),
    show: orNull(draft.show, 'show', (show) => ({ id: text(show, 'id'), name: text(show, 'name') })),
    boothSize: readBoothSize(draft.boothSize),
    selectedDesign: orNull(draft.selectedDesign, 'selectedDesign', (design) => ({
      ...(design.id == null ? {} : { id: text(design, 'id') }),
      title: text(design, 'title'),
      price: text(design, 'price'),
      images: { frontview: textOrNull(fieldsOf(design.images, 'images'), 'frontview') },
      image_url: textOrNull(design, 'image_url'),
    })),
    customDesign: orNull(draft.customDesign, 'customDesign', readCustomDesign),
    inspiredBy: orNull(draft.inspiredBy, 'inspiredBy', (project) => ({
      id: text(project, 'id'),
      name: text(project, 'name'),
    })),
    extras: draft.extras.map(readExtra),
    meeting: orNull(draft.meeting, 'meeting', readMeeting),
    preferredTimes: orNull(draft.preferredTimes, 'preferredTimes', readPreferredTimes),
    contact: readContact(fieldsOf(draft.contact, 'contact')),
    intents: {
      customRequest: orNull(intents.customRequest, 'customRequest', readIntent),
      quote: orNull(intents.quote, 'quote', (quote) => ({
        ...readIntent(quote),
        submissionId: textOrNull(quote, 'submissionId'),
      })),
      booking: orNull(intents.booking, 'booking', readIntent),
    },
  };
}

/** Returns the draft's design from the catalogue, by size and title; undefined if it is no longer offered. */
export function chosenDesign(
  designs: readonly BoothDesign[],
  { boothSize, selectedDesign }: WizardDraft,
): BoothDesign | undefined {
  return designs.find(({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title);
}
