import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { FieldsOf, FormRecord } from '../../../../domain/records/record.ts';
import { boundsOf, defOf, innermost, kindOf } from '../../../../domain/schemas/field-paths.ts';
import { optionalLine } from '../../../../domain/schemas/text.ts';
import { amountIn, numberIn } from '../../../../domain/typed-amount.ts';
import type { ImageChoice } from '../images/use-uploads.ts';

type Schema = z.core.$ZodType;

export interface ListEntry {
  readonly text: string;
}

/** The form of a record. It holds numbers as typed, lists of texts as entries, images as choices. */
export interface RecordForm<Fields> {
  readonly record: Pick<FormRecord, 'name' | 'schema' | 'labels' | 'read'>;
  /** The form's fields, in order. */
  readonly edited: readonly string[];
  /** Fields that must not be empty. */
  readonly required: readonly string[];
  /** Returns the initial form values; pass null for a new record. */
  readonly formOf: (fields: Partial<Fields> | null) => Document;
  /** Outputs the fields to write, with image choices in place of URLs. */
  readonly formSchema: z.ZodMiniObject;
}

interface RecordFormOptions {
  /** Messages for amounts that must not be empty; other empty amounts are 0. */
  readonly needed?: Readonly<Record<string, string>>;
  /** Labeled fields that the form does not edit. */
  readonly unedited?: readonly string[];
}

/** Derives the form from a record's definition. */
export function recordForm<Kind extends FormRecord>(
  record: Kind,
  { needed = {}, unedited = [] }: RecordFormOptions = {},
): RecordForm<FieldsOf<Kind>> {
  const edited = Object.keys(record.labels).filter((name) => !unedited.includes(name));
  const defaults: Document = record.defaults ?? {};
  const each = <Value>(valueFor: (schema: Schema, name: string) => Value) =>
    Object.fromEntries(edited.map((name) => [name, valueFor(record.schema.shape[name] as Schema, name)]));
  const shape = each((schema, name) => formFieldSchema(schema, defaults[name], needed[name]));
  const formOf = (fields: Document | null) =>
    each((schema, name) => formValue(schema, fields?.[name], defaults[name]));
  return {
    record,
    edited,
    required: Object.entries(formOf(null)).flatMap(([name, empty]) =>
      typeof empty !== 'string' || z.safeParse(shape[name] as Schema, '').success ? [] : name,
    ),
    formOf,
    formSchema: z.object(shape),
  };
}

/** Returns a form field's initial value: the record's, else the default. */
export function formValue(schema: Schema, value: unknown, initial?: unknown): unknown {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return { stored: value ?? null, file: null };
  if (isModel(inner)) return value ?? null;
  const def = defOf(inner);
  const start = value ?? initial;
  switch (def.type) {
    case 'object':
      return mapShape(def.shape, (field, name) => formValue(field, (value as Document | null)?.[name]));
    case 'array': {
      const list = (start ?? []) as string[];
      return isChoice(def.element) ? list : (list.length > 0 ? list : ['']).map((text) => ({ text }));
    }
    case 'boolean':
      return start ?? false;
    default:
      return String(start ?? '');
  }
}

/** True for a stored 3D model, which forms leave unchanged. */
function isModel(inner: Schema): boolean {
  const def = defOf(inner);
  return def.type === 'object' && def.shape['url'] !== undefined && kindOf(def.shape['url']) === 'model';
}

/**
 * Returns the schema of a form field, which refuses what the record's schema refuses, with its messages.
 * @param initial value of a number that is left empty
 * @param needed message for an empty amount, which is 0 otherwise
 */
export function formFieldSchema(schema: Schema, initial?: unknown, needed?: string): Schema {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return z.custom<ImageChoice>();
  // The server created and validated the value when the file was chosen
  if (isModel(inner)) return schema;
  const def = defOf(inner);
  const isNullable = z.safeParse(schema, null).success;
  switch (def.type) {
    case 'object':
      return z.object(mapShape(def.shape, (field) => formFieldSchema(field)));
    case 'array':
      return isChoice(def.element) ? schema : entryTexts(boundsOf(def.element).max, boundsOf(inner).max);
    case 'number':
      if (kindOf(inner) === 'usd') return typedText(schema, amountIn, 0, needed);
      return typedText(schema, numberIn, isNullable ? null : (initial ?? Number.NaN));
    default:
      return isNullable ? typedText(schema, (text) => text, null) : inner;
  }
}

/** True if the elements of a list are chosen, not typed. */
function isChoice(element: Schema): boolean {
  return defOf(element).type === 'enum';
}

function mapShape<Value>(
  shape: Readonly<Record<string, Schema>>,
  map: (schema: Schema, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, map(schema, name)]));
}

/** Returns a schema for up to `max` entries of up to `longest` characters; outputs the non-blank texts. */
function entryTexts(longest: number, max: number) {
  return z.pipe(
    z
      .array(z.object({ text: optionalLine(longest) }))
      .check(z.maxLength(max, { error: `Use at most ${max} entries` })),
    z.transform((entries: ListEntry[]) => entries.map(({ text }) => text).filter((text) => text !== '')),
  );
}

/** Parses a typed text and validates the result. An empty one is `empty`, or fails with the message `needed`. */
function typedText(schema: Schema, parse: (text: string) => unknown, empty: unknown, needed?: string) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(needed === undefined ? 0 : 1, { error: needed })),
    z.pipe(
      z.transform((text: string) => (text === '' ? empty : parse(text))),
      schema as z.core.$ZodType<unknown, unknown>,
    ),
  );
}
