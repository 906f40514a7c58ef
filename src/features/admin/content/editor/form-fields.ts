/** The form of a record, derived from the record's schema: which values it holds, what it starts with, what it takes. */
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import { boundsOf, innermost, kindOf } from '../../../../domain/records/field-paths.ts';
import { usdText, usdTextOrZero, wholeText } from '../../../../domain/schemas/form-text.ts';
import { optionalLine } from '../../../../domain/schemas/text.ts';
import { type ImageChoice, imageChoice, storedImage } from './image-choice.ts';

type Schema = z.core.$ZodType;

/** A record's fields as a form holds them: numbers as typed, lists as entries, images as choices. */
export type FormOf<Fields> = { [Key in keyof Fields]-?: FormValue<Fields[Key]> };
type FormValue<Value> = FieldOf<Value, string, ListEntry[]>;

/** The same once the form has been checked. */
export type EntryOf<Fields> = { [Key in keyof Fields]-?: FieldOf<Fields[Key], number, string[]> };

type FieldOf<Value, Amount, List> = [Value] extends [boolean]
  ? boolean
  : [Value] extends [number]
    ? Amount
    : [Value] extends [readonly string[]]
      ? List
      : [Value] extends [string]
        ? [Amount] extends [string]
          ? string
          : Value
        : [Value] extends [string | null | undefined]
          ? ImageChoice
          : {
              [Key in keyof NonNullable<Value>]-?: FieldOf<NonNullable<Value>[Key], Amount, List>;
            };

/** Initial value of a form field: the record's, else a new record's default. */
export function formValue(schema: Schema, value: unknown, fresh?: unknown): unknown {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return storedImage(value as string | null | undefined);
  const { def } = inner._zod as z.core.$ZodTypes['_zod'];
  const start = value ?? fresh;
  switch (def.type) {
    case 'object':
      return mapShape(def.shape, (field, name) => formValue(field, (value as Document | null)?.[name]));
    case 'array':
      return listEntries((start ?? []) as string[]);
    case 'boolean':
      return start ?? false;
    default:
      return String(start ?? '');
  }
}

/**
 * Schema of a form field, with the record field's bounds. `required` is the message for a missing entry;
 * without it a missing number becomes the default, or 0.
 */
export function formFieldSchema(schema: Schema, required?: string, fresh?: unknown): Schema {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return imageChoice();
  const { def } = inner._zod as z.core.$ZodTypes['_zod'];
  const { least, most } = boundsOf(inner);
  switch (def.type) {
    case 'object':
      return z.object(mapShape(def.shape, (field) => formFieldSchema(field)));
    case 'array':
      return entryTexts(boundsOf(def.element).most, most);
    case 'enum':
      return required === undefined ? inner : chosen(Object.values(def.entries) as string[], required);
    case 'number':
      if (kindOf(inner) !== 'usd') return wholeText({ least, most, empty: (fresh as number) ?? 0 });
      return required === undefined ? usdTextOrZero() : usdText(required);
    default:
      return inner;
  }
}

/** One of `choices`, or nothing chosen yet, which is refused with `required`. */
function chosen(choices: readonly string[], required: string) {
  return z.pipe(z.string(), z.enum(choices as [string, ...string[]], { error: required }));
}

function mapShape<Value>(
  shape: Readonly<Record<string, Schema>>,
  map: (schema: Schema, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, map(schema, name)]));
}

/** One entry of a list in a form; `key` tells it from its like while entries come and go. */
export interface ListEntry {
  readonly key: string;
  readonly text: string;
}

/** Entries with these texts; a list that would be empty gets one blank entry to type into. */
export function listEntries(texts: readonly string[]): ListEntry[] {
  return (texts.length > 0 ? texts : ['']).map(newEntry);
}

export function newEntry(text = ''): ListEntry {
  return { key: crypto.randomUUID(), text };
}

/** A list of at most `most` entries of at most `longest` characters; hands over their texts without the blank ones. */
export function entryTexts(longest: number, most: number) {
  return z.pipe(
    z
      .array(z.object({ key: z.string(), text: optionalLine(longest) }))
      .check(z.maxLength(most, { error: `Use at most ${most} entries` })),
    z.transform((entries: ListEntry[]) => entries.map(({ text }) => text).filter((text) => text !== '')),
  );
}
