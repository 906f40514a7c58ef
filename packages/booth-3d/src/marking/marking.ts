/**
 * An administrator's marks on a model, made by pointing at it. Points are in meters in the scene that the viewer shows:
 * y up, the open front toward +z, the deck at its height in the hall.
 */
import * as z from 'zod/mini';
import type { Vec3 } from '../viewer/model.ts';

/** Maximum entries of each list. */
export const MAX_MARKED = { marks: 20, prints: 40, screens: 20 } as const;
/** Maximum characters of a part's name. */
export const MAX_PART_NAME = 100;
export const MAX_NAMES = 100;

const meters = z.number().check(z.minimum(-30), z.maximum(30));
const point: z.ZodMiniType<Vec3> = z.tuple([meters, meters, meters]);
const direction: z.ZodMiniType<Vec3> = z
  .tuple([z.number(), z.number(), z.number()])
  .check(z.refine(([x, y, z]: number[]) => Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - 1) < 0.02));
/** Smallest side of a mark, in meters. */
export const MIN_SIDE = 0.05;
const side = z.number().check(z.minimum(MIN_SIDE), z.maximum(20));

/** A point on a surface, and its normal. */
export const pressSchema = z.object({ p: point, n: direction });
/** A rectangle on a surface, for the visitor's logo: its center, its normal, its size. Former versions also bent it. */
const markSchema = z.strictObject({ p: point, n: direction, w: side, h: side });
/** A surface, by a point on it and its normal; `whole` for all sides of its part. */
const surfaceSchema = z.object({ p: point, n: direction, whole: z.optional(z.boolean()) });

const partName = z.string().check(z.minLength(1), z.maxLength(MAX_PART_NAME));
const names = () => z.array(partName).check(z.maxLength(MAX_NAMES));
const listOf = <Entry extends z.ZodMiniType>(entry: Entry, list: keyof typeof MAX_MARKED) =>
  z.array(entry).check(z.maxLength(MAX_MARKED[list]));

export const MARKED_LISTS = Object.keys(MAX_MARKED) as MarkedList[];
export type MarkedList = keyof typeof MAX_MARKED;

export const markingSchema = z.object({
  left_out: names(),
  /** Names in the file that no longer say what a part is. */
  ignored: names(),
  marks: listOf(markSchema, 'marks'),
  prints: listOf(surfaceSchema, 'prints'),
  screens: listOf(surfaceSchema, 'screens'),
});
export type Marking = z.infer<typeof markingSchema>;
export type Mark = z.infer<typeof markSchema>;
export type MarkedSurface = z.infer<typeof surfaceSchema>;

/** Returns a name in a file as a record can store it. */
export function storedPartName(name: string): string {
  return name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_PART_NAME)
    .trim();
}

export const NO_MARKING: Marking = { left_out: [], ignored: [], marks: [], prints: [], screens: [] };

/** Name of a part in a file that says what the part is. */
const namedPartSchema = z.object({ list: z.enum(MARKED_LISTS), name: z.string() });
export type NamedPart = z.infer<typeof namedPartSchema>;

/** An entry of a marking that does not fit the model, which is left out. */
const refusedEntrySchema = z.object({ list: z.enum(MARKED_LISTS), index: z.int(), text: z.string() });
export type RefusedEntry = z.infer<typeof refusedEntrySchema>;

/** Facts about a packed model that its record does not have, for the panel. */
export const markedUploadSchema = z.object({
  /** Names in the file that count, or are ignored. */
  named: z.array(namedPartSchema),
  refused: z.array(refusedEntrySchema),
});
export type MarkedUpload = z.infer<typeof markedUploadSchema>;

/** Members of former versions, which nothing reads. */
type FormerMember = 'without' | 'turn' | 'unit' | 'deck' | 'seats' | 'places';

const anyMember = () => z.optional(z.unknown());
/**
 * A marking as a record stores it, without what is empty. The server wrote it, and checks it again when it packs the
 * model; firestore.rules check no more than its size, because they can evaluate only 1,000 expressions per request.
 */
export const storedMarkingSchema = z.object({
  left_out: anyMember(),
  ignored: anyMember(),
  marks: anyMember(),
  prints: anyMember(),
  screens: anyMember(),
  without: anyMember(),
  turn: anyMember(),
  unit: anyMember(),
  deck: anyMember(),
  seats: anyMember(),
  places: anyMember(),
} satisfies Record<keyof Marking | FormerMember, unknown>);
export type StoredMarking = z.infer<typeof storedMarkingSchema>;

/**
 * Returns a marking as a record stores it; undefined if it says nothing.
 * @example storedMarking({ ...NO_MARKING, left_out: ['Cube'] }) // { left_out: ['Cube'] }
 */
export function storedMarking(marking: Marking): StoredMarking | undefined {
  const stored = Object.entries(marking).filter(([, entries]) => entries.length > 0);
  return stored.length > 0 ? Object.fromEntries(stored) : undefined;
}

const MAX: Readonly<Record<keyof Marking, number>> = {
  ...MAX_MARKED,
  left_out: MAX_NAMES,
  ignored: MAX_NAMES,
};

/**
 * Reads a record's marking. What cannot be read, or is no longer supported, is left out, entry by entry.
 * @example readMarking({ left_out: ['Cube', 7] }) // { ...NO_MARKING, left_out: ['Cube'] }
 */
export function readMarking(stored: StoredMarking = {}): Marking {
  const { shape } = markingSchema;
  const read = Object.entries(stored).flatMap(([name, value]) => {
    const field = shape[name as keyof Marking];
    if (!field) return [];
    const entries = Array.isArray(value)
      ? value.filter((entry) => field.safeParse([entry]).success).slice(0, MAX[name as keyof Marking])
      : value;
    const { success, data } = field.safeParse(entries);
    return success ? [[name, data] as const] : [];
  });
  return { ...NO_MARKING, ...Object.fromEntries(read) };
}

/**
 * Counts a record's entries that cannot be read.
 * @example unreadIn({ left_out: ['Cube', 7] }) // 1
 */
export function unreadIn(stored: StoredMarking = {}): number {
  return partsOf(stored) - partsOf(storedMarking(readMarking(stored)) ?? {});
}

function partsOf(stored: StoredMarking): number {
  return Object.values(stored).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  );
}
