import type * as z from 'zod/mini';
import { parsePrice } from '../pricing.ts';
import type { Document } from './document.ts';

type Schema = z.core.$ZodType;

/**
 * The fields of an object schema out of a stored document, which may be of an older shape: a text that is missing is
 * empty, a number as in `fresh` or 0, a list empty, a switch off. Numbers may be stored as texts.
 */
export function readFields(schema: Schema, document: Document, fresh: Document = {}): Document {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type !== 'object') throw new TypeError('Only objects have fields');
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, field]) => {
      const value = readValue(field, document[name], fresh[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Reads one value; undefined where a field that may be missing is. */
function readValue(schema: Schema, value: unknown, fresh?: unknown): unknown {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'optional':
      // A picture's place is there even when no picture is in it
      if (isNullable(def.innerType)) return readValue(def.innerType, value);
      return value === undefined ? undefined : readValue(def.innerType, value);
    case 'nullable':
      return isNothing(def.innerType, value) ? null : readValue(def.innerType, value);
    case 'default':
      return readValue(def.innerType, value, fresh);
    case 'object':
      return readFields(schema, isRecord(value) ? value : {});
    case 'array':
      return readList(def.element, value);
    case 'string':
    case 'enum':
    case 'literal':
      return typeof value === 'string' ? value : '';
    case 'number':
      return readNumber(schema, value, typeof fresh === 'number' ? fresh : 0);
    case 'boolean':
      return value === true;
    default:
      return value;
  }
}

/** An empty text is as good as none; an object all of whose members may be missing is there even when it is not. */
function isNothing(schema: Schema, value: unknown): boolean {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'string') return typeof value !== 'string' || value === '';
  if (def.type === 'object') return !isRecord(value) && !Object.values(def.shape).every(isOptional);
  return value === undefined || value === null;
}

function isOptional(schema: Schema): boolean {
  return (schema._zod as z.core.$ZodTypes['_zod']).def.type === 'optional';
}

function isNullable(schema: Schema): boolean {
  return (schema._zod as z.core.$ZodTypes['_zod']).def.type === 'nullable';
}

function readList(element: Schema, value: unknown): unknown[] {
  const { def } = element._zod as z.core.$ZodTypes['_zod'];
  const entries = Array.isArray(value) ? value : [];
  if (def.type === 'object') return entries.filter(isRecord).map((entry) => readFields(element, entry));
  return entries.filter((entry) => typeof entry === 'string');
}

function readNumber(schema: Schema, value: unknown, missing: number): number {
  const { format } = (schema._zod as z.core.$ZodTypes['_zod']).def as { format?: string };
  if (format === 'safeint') return Number.isInteger(value) ? (value as number) : missing;
  return value === undefined || value === null ? missing : parsePrice(value as number | string);
}

function isRecord(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
