/** A record's form, derived from its schema: value types, initial values, validation. */
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import { boundsOf, defOf, innermost, kindOf } from '../../../../domain/schemas/field-paths.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';
import { optionalLine, usdAmount } from '../../../../domain/schemas/text.ts';
import { amountIn, numberIn } from '../../../../domain/typed-amount.ts';
import type { ImageChoice } from '../../controls/images/use-uploads.ts';

type Schema = z.core.$ZodType;

/** An entry in a list of texts. */
export interface ListEntry {
  readonly text: string;
}

/**
 * A record's fields in a form: numbers as typed, lists of texts as entries, images as choices. `Plain` names nullable
 * fields that are not images; null becomes an empty text.
 */
export type FormOf<Fields, Plain extends PropertyKey = never> = {
  [Key in keyof Fields]-?: Key extends Plain ? string : FormValue<Fields[Key], Plain>;
};

type FormValue<Value, Plain extends PropertyKey> = [Value] extends [boolean]
  ? boolean
  : [Value] extends [number | string]
    ? string
    : [Value] extends [readonly string[] | undefined]
      ? string extends NonNullable<Value>[number]
        ? ListEntry[]
        : NonNullable<Value>
      : [Value] extends [string | null | undefined]
        ? ImageChoice
        : [Value] extends [StoredModel | null | undefined]
          ? StoredModel | null
          : FormOf<NonNullable<Value>, Plain>;

/** Returns a form field's initial value: the record's, else the default. */
export function formValue(schema: Schema, value: unknown, initial?: unknown): unknown {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return { stored: value ?? null, file: null };
  if (isModel(inner)) return value ?? null;
  const { def } = inner._zod as z.core.$ZodTypes['_zod'];
  const start = value ?? initial;
  switch (def.type) {
    case 'object':
      return mapShape(def.shape, (field, name) => formValue(field, (value as Document | null)?.[name]));
    case 'array': {
      const list = (start ?? []) as string[];
      return isChoice(def.element) ? list : listEntries(list);
    }
    case 'boolean':
      return start ?? false;
    default:
      return String(start ?? '');
  }
}

/** True for a stored 3D model, which forms leave unchanged. */
export function isModel(inner: Schema): boolean {
  const { def } = inner._zod as z.core.$ZodTypes['_zod'];
  return def.type === 'object' && def.shape['url'] !== undefined && kindOf(def.shape['url']) === 'model';
}

/**
 * Returns the schema of a form field, with the record field's bounds. `required` is the message for an empty field;
 * without it an empty number becomes the default, or 0.
 */
export function formFieldSchema(schema: Schema, required?: string, initial?: unknown): Schema {
  const inner = innermost(schema);
  if (kindOf(inner) === 'media') return z.custom<ImageChoice>();
  if (isNullable(schema) && defOf(inner).type === 'string') return textOrNull(inner);
  // The server created and validated the value when the file was chosen
  if (isModel(inner)) return schema;
  const { def } = inner._zod as z.core.$ZodTypes['_zod'];
  const { min, max } = boundsOf(inner);
  switch (def.type) {
    case 'object':
      return z.object(mapShape(def.shape, (field) => formFieldSchema(field)));
    case 'array':
      return isChoice(def.element) ? schema : entryTexts(boundsOf(def.element).max, max);
    case 'enum':
      return required === undefined ? inner : chosen(Object.values(def.entries) as string[], required);
    case 'number':
      if (kindOf(inner) !== 'usd') {
        return wholeText({ min, max, empty: isNullable(schema) ? null : ((initial as number) ?? 0) });
      }
      return usdText(required);
    default:
      return inner;
  }
}

/** True if the elements of a list are chosen, not typed. */
function isChoice(element: Schema): boolean {
  return defOf(element).type === 'enum';
}

/** True if the schema accepts null, directly or inside `optional`. */
function isNullable(schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === 'nullable' || (def.type === 'optional' && isNullable(def.innerType));
}

/** Returns a schema that turns empty text into null and validates the rest with `schema`. */
function textOrNull(schema: Schema) {
  const typed = z.pipe(
    z.string(),
    z.transform((text: string) => text.trim() || null),
  );
  return z.pipe(typed, z.nullable(schema as z.core.$ZodType<string, string>));
}

/** Returns a schema for one of `choices`; an empty choice fails with the message `required`. */
function chosen(choices: readonly string[], required: string) {
  return z.pipe(z.string(), z.enum(choices as [string, ...string[]], { error: required }));
}

function mapShape<Value>(
  shape: Readonly<Record<string, Schema>>,
  map: (schema: Schema, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, map(schema, name)]));
}

/** Returns an entry per text, or one blank entry if there are none. */
function listEntries(texts: readonly string[]): ListEntry[] {
  return (texts.length > 0 ? texts : ['']).map((text) => ({ text }));
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

/**
 * Parses a typed amount in US dollars. An empty field fails with the message `required`; without one it is 0.
 */
export function usdText(required?: string) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(required === undefined ? 0 : 1, { error: required })),
    z.pipe(
      z.transform((text: string) => (text === '' ? 0 : amountIn(text))),
      usdAmount(),
    ),
  );
}

interface WholeTextOptions {
  readonly min: number;
  readonly max: number;
  /** Value of an empty field. */
  readonly empty: number | null;
}

/** Parses a typed whole number from `min` to `max`. */
export function wholeText({ min, max, empty }: WholeTextOptions) {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.pipe(
    z.string().check(z.trim()),
    z.pipe(
      z.transform((text: string) => (text === '' ? empty : numberIn(text))),
      z.nullable(z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))),
    ),
  );
}
