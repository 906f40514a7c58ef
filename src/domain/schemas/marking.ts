/**
 * What an administrator said about a model by pointing at it. Points are in meters in the scene that the viewer shows:
 * y up, the open front toward +z, the deck at its height in the hall.
 */
import * as z from 'zod/mini';
import { STANDARD_SIZES } from '../quote/catalogue.ts';
import { SLUG } from '../slug.ts';
import { tidyLine } from './line.ts';
import { REPAIR_STEPS, UNIT_NAMES } from './model-repair.ts';
import { modelUrl, optionalLine, requiredLine } from './text.ts';

/** Maximum entries of each list. */
export const MAX_MARKED = { marks: 20, prints: 40, screens: 20, seats: 30, places: 30 } as const;
/** Maximum characters of a part's name. */
const MAX_PART_NAME = 100;
const MAX_NAMES = 100;
/** Maximum characters of an entry as a record stores it. */
const MAX_ENTRY = 200;

const meters = z.number().check(z.minimum(-30), z.maximum(30));
const point = z.tuple([meters, meters, meters]);
const direction = z
  .tuple([z.number(), z.number(), z.number()])
  .check(z.refine(([x, y, z]: number[]) => Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - 1) < 0.02));
const side = z.number().check(z.minimum(0.05), z.maximum(20));

/** A rectangle on a surface, for the visitor's logo: its center, its normal, its size. */
const markSchema = z.object({
  p: point,
  n: direction,
  w: side,
  h: side,
  /** Radius of a bent surface; negative if it is seen from inside. */
  bend: z.optional(z.number().check(z.minimum(-30), z.maximum(30))),
});
/** A surface, by a point on it and its normal; `whole` for all sides of its part. */
const surfaceSchema = z.object({ p: point, n: direction, whole: z.optional(z.boolean()) });
const degrees = z.int().check(z.minimum(-180), z.maximum(180));
const seatSchema = z.object({ p: point, degrees });
const kind = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const placeSchema = z.object({ p: point, degrees, kind });

const partName = requiredLine(MAX_PART_NAME, 'A name is empty');
const names = () => z.array(partName).check(z.maxLength(MAX_NAMES));
const listOf = <Entry extends z.ZodMiniType>(entry: Entry, list: keyof typeof MAX_MARKED) =>
  z.array(entry).check(z.maxLength(MAX_MARKED[list]));

const ENTRIES = {
  marks: markSchema,
  prints: surfaceSchema,
  screens: surfaceSchema,
  seats: seatSchema,
  places: placeSchema,
} as const;
export type MarkedList = keyof typeof ENTRIES;
export const MARKED_LISTS = Object.keys(ENTRIES) as MarkedList[];

const choices = {
  /** Steps of the repair that are switched off. */
  without: z.array(z.enum(REPAIR_STEPS)).check(z.maxLength(REPAIR_STEPS.length)),
  /** Quarter turns to the left after the repair's own, from above. */
  turn: z.int().check(z.minimum(0), z.maximum(3)),
  /** Name of the part that is the deck; null if the repair chooses it. */
  deck: z.nullable(partName),
  /** Names of parts that are left out. */
  left_out: names(),
  /** Names in the file that no longer say what a part is. */
  ignored: names(),
};

export const markingSchema = z.object({
  ...choices,
  /** Null if the repair chooses it. */
  unit: z.nullable(z.enum(UNIT_NAMES)),
  marks: listOf(markSchema, 'marks'),
  prints: listOf(surfaceSchema, 'prints'),
  screens: listOf(surfaceSchema, 'screens'),
  seats: listOf(seatSchema, 'seats'),
  places: listOf(placeSchema, 'places'),
});
export type Marking = z.infer<typeof markingSchema>;
export type Mark = z.infer<typeof markSchema>;
export type MarkedSurface = z.infer<typeof surfaceSchema>;
export type Seat = z.infer<typeof seatSchema>;
export type MarkedPlace = z.infer<typeof placeSchema>;

/** Returns a name in a file as a record can store it. */
export function storedPartName(name: string): string {
  return tidyLine(name.replace(/[\p{C}\s]+/gu, ' '))
    .slice(0, MAX_PART_NAME)
    .trim();
}

export const NO_MARKING: Marking = {
  without: [],
  turn: 0,
  unit: null,
  deck: null,
  left_out: [],
  ignored: [],
  marks: [],
  prints: [],
  screens: [],
  seats: [],
  places: [],
};

/** Name of a part in a file that says what the part is. */
const namedPartSchema = z.object({ list: z.enum(MARKED_LISTS), name: z.string() });
export type NamedPart = z.infer<typeof namedPartSchema>;

/** An entry of a marking that does not fit the model, which is left out. */
const refusedEntrySchema = z.object({ list: z.enum(MARKED_LISTS), index: z.int(), text: z.string() });
export type RefusedEntry = z.infer<typeof refusedEntrySchema>;

/** What the panel learns about a packed model besides its record. */
export const markedUploadSchema = z.object({
  /** Names in the file that count, or are ignored. */
  named: z.array(namedPartSchema),
  refused: z.array(refusedEntrySchema),
  /** Matrix in glTF's column order from the file's coordinates to the scene's. */
  frame: z.array(z.number()),
});
export interface MarkedUpload {
  readonly named: readonly NamedPart[];
  readonly refused: readonly RefusedEntry[];
  readonly frame: readonly number[];
}

/** A model to pack again with another marking. */
export const markModelSchema = z.object({
  url: modelUrl(),
  /** A description for the model's new address: lower-case words joined by hyphens. */
  name: z.string().check(z.regex(SLUG), z.maxLength(60)),
  /** A design's booth size, such as 10x20. */
  size: z.optional(z.enum(STANDARD_SIZES)),
  marking: markingSchema,
  /** A part that becomes the deck, or is left out, by a point on it. */
  press: z.optional(z.object({ as: z.enum(['deck', 'left_out']), p: point, n: direction })),
});
export type MarkModelRequest = z.infer<typeof markModelSchema>;

/** Lists of lines are what firestore.rules can check: each entry is its JSON in one line. */
const lines = (max: number, longest = MAX_ENTRY) =>
  z.optional(z.array(requiredLine(longest, 'An entry is empty')).check(z.maxLength(max)));

/** A marking as a record stores it. Missing lists are empty. */
export const storedMarkingSchema = z.object({
  without: lines(REPAIR_STEPS.length, 10),
  turn: z.optional(choices.turn),
  unit: z.optional(optionalLine(12)),
  deck: z.optional(optionalLine(MAX_PART_NAME)),
  left_out: lines(MAX_NAMES, MAX_PART_NAME),
  ignored: lines(MAX_NAMES, MAX_PART_NAME),
  marks: lines(MAX_MARKED.marks),
  prints: lines(MAX_MARKED.prints),
  screens: lines(MAX_MARKED.screens),
  seats: lines(MAX_MARKED.seats),
  places: lines(MAX_MARKED.places),
});
export type StoredMarking = z.infer<typeof storedMarkingSchema>;

/** Returns a marking as a record stores it; undefined if it says nothing. */
export function storedMarking(marking: Marking): StoredMarking | undefined {
  const stored = Object.entries(marking).flatMap(([name, value]) => {
    if (!value || (Array.isArray(value) && value.length === 0)) return [];
    const isList = MARKED_LISTS.some((list) => list === name);
    return [[name, isList ? (value as object[]).map((entry) => JSON.stringify(entry)) : value] as const];
  });
  return stored.length > 0 ? (Object.fromEntries(stored) as StoredMarking) : undefined;
}

/** Reads a record's marking. Entries that cannot be read are left out. */
export function readMarking(stored: StoredMarking | undefined): Marking {
  const read = { ...NO_MARKING, ...choicesIn(stored ?? {}) };
  for (const list of MARKED_LISTS) {
    const entries = (stored?.[list] ?? []).flatMap((line) => {
      const entry = ENTRIES[list].safeParse(jsonIn(line));
      return entry.success ? [entry.data] : [];
    });
    Object.assign(read, { [list]: entries });
  }
  return read;
}

function choicesIn({ without = [], turn = 0, unit, deck, left_out = [], ignored = [] }: StoredMarking) {
  return {
    without: REPAIR_STEPS.filter((step) => without.includes(step)),
    turn,
    unit: UNIT_NAMES.find((name) => name === unit) ?? null,
    deck: deck || null,
    left_out,
    ignored,
  };
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
