/**
 * Each collection is defined once: schema, labels, rights, retention. Types, readers, form defaults, conflict checks,
 * media paths, visitors' addresses, firestore.rules and `npm run data-model` derive from its definition.
 */
import type * as z from 'zod/mini';
import { parsePrice } from '../quote/pricing.ts';
import { defOf, pathsOfKind } from '../schemas/field-paths.ts';
import type { Document } from './document.ts';

/** Administrators' rights to a collection in firestore.rules; all other access is denied. */
export interface AdministratorRights {
  /** `own`: records with the reader's `admin_id`. */
  readonly read: 'none' | 'own' | 'all';
  /** They may create records only under their own id. */
  readonly write: readonly ('create' | 'update' | 'delete')[];
  /** `all` if they may change and delete any record; otherwise only their own. */
  readonly change?: 'all';
}

type Stamps = 'none' | 'optional' | 'required';

/** A record with an owner defines what happens when the owner leaves. */
type OwnerFields<Shape> = 'admin_id' extends keyof Shape
  ? {
      /** True if the record is deleted with its administrator; otherwise a colleague gets it. */
      readonly isPersonal: boolean;
    }
  : { readonly isPersonal?: never };

interface DefinitionFields<Name extends string, Shape extends z.core.$ZodShape> {
  readonly name: Name;
  /** One sentence that describes a record. */
  readonly about: string;
  readonly schema: z.ZodMiniObject<Shape>;
  /** Its only id: the administrator's or a fixed one. Any id if omitted. */
  readonly id?: 'administrator' | { readonly only: string };
  /** No rights if omitted. */
  readonly administrators?: AdministratorRights;
  /** Server timestamps `created_at` and `updated_at`, which the panel sets; none if omitted. */
  readonly stamps?: Stamps;
  readonly writtenBy: string;
  /** Retention as text. */
  readonly kept: string;
  /** Defaults for a new record, and for missing numbers of a stored one. */
  readonly defaults?: Partial<z.output<z.ZodMiniObject<Shape>>>;
  /** Returns the texts that contain a visitor's address; all email fields if omitted. */
  readonly visitorAddresses?: (document: Document) => readonly unknown[];
}

export type RecordDefinition<Name extends string, Shape extends z.core.$ZodShape> = DefinitionFields<
  Name,
  Shape
> &
  OwnerFields<Shape>;

/** Names of a form's fields for people, in the order of the panel's dialog. No form has the owner and the place in the list. */
interface Labeled<Shape> {
  readonly labels: Readonly<Record<Exclude<keyof Shape, 'admin_id' | 'sort_order'>, string>>;
}

/** A record's definition with everything derived from it. */
export type DefinedRecord<
  Name extends string = string,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
> = DefinitionFields<Name, Shape> & {
  /** True if a record belongs to an administrator. */
  readonly isOwned: boolean;
  readonly isPersonal: boolean;
  readonly administrators: AdministratorRights;
  readonly stamps: Stamps;
  /** Returns the path of the document with this id, for Firestore's `doc`. */
  readonly path: (id: string) => string;
  /**
   * Reads the schema's fields one by one, so that fields added later are not exposed. Missing fields of older documents
   * become empty, or as in `defaults`.
   */
  readonly read: (document: Document) => z.output<z.ZodMiniObject<Shape>>;
  /** Paths of image fields, such as 'images.topview'. */
  readonly imagePaths: readonly string[];
  /** Paths of fields with a stored image or model. */
  readonly mediaPaths: readonly string[];
  /** True if a record can contain a visitor's address. */
  readonly holdsVisitors: boolean;
  /** Returns the visitors' addresses in a document, as typed. */
  readonly visitorAddressesIn: (document: Document) => string[];
};

/** A record that the panel edits in a form. */
export type FormRecord<
  Name extends string = string,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
> = DefinedRecord<Name, Shape> & Labeled<Shape>;

/**
 * Defines a stored record once; rules, form, retention, search and the data model's page derive from it. A record with a
 * form has `labels`.
 * @example
 * export const ALERTS = defineRecord({
 *   name: 'alerts',
 *   about: 'When an event was last reported to the team. Its id is the name of the event.',
 *   schema: z.object({ logged_at: moment() }),
 *   writtenBy: 'The monitoring functions',
 *   kept: 'Permanently',
 * });
 */
export function defineRecord<const Name extends string, Shape extends z.core.$ZodShape>(
  definition: RecordDefinition<Name, Shape> & Labeled<Shape>,
): FormRecord<Name, Shape>;
export function defineRecord<const Name extends string, Shape extends z.core.$ZodShape>(
  definition: RecordDefinition<Name, Shape>,
): DefinedRecord<Name, Shape>;
export function defineRecord<const Name extends string, Shape extends z.core.$ZodShape>(
  definition: RecordDefinition<Name, Shape>,
): DefinedRecord<Name, Shape> {
  const { name, schema, defaults, isPersonal = false, visitorAddresses } = definition;
  const emailPaths = pathsOfKind(schema, 'email');
  return {
    administrators: { read: 'none', write: [] },
    stamps: 'none',
    ...definition,
    isOwned: 'admin_id' in schema.shape,
    isPersonal,
    path: (id) => `${name}/${id}`,
    read: (document) => readFields(schema, document, defaults) as z.output<z.ZodMiniObject<Shape>>,
    imagePaths: pathsOfKind(schema, 'media'),
    mediaPaths: (['media', 'model', 'drawn'] as const).flatMap((kind) => pathsOfKind(schema, kind)),
    holdsVisitors: visitorAddresses !== undefined || emailPaths.length > 0,
    visitorAddressesIn: (document) => {
      const texts = visitorAddresses?.(document) ?? emailPaths.map((path) => valueAt(document, path));
      return texts.filter((text) => typeof text === 'string');
    },
  };
}

/** Returns the value at a path such as 'contact.email'; undefined if missing. */
export function valueAt(document: Document, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Document | null | undefined)?.[key], document);
}

type AnyRecord = { readonly schema: z.ZodMiniType };

/** The fields of a record, according to its schema. */
export type FieldsOf<Kind extends AnyRecord> = z.output<Kind['schema']>;

/** An administrator's record as published: with its id and without its owner. */
export type Published<Kind extends AnyRecord> = Readonly<Omit<FieldsOf<Kind>, 'admin_id'>> & {
  readonly id: string;
};

/** A record with its creation and update times, ISO 8601 in UTC. */
export type Dated<Record> = Record & { readonly created_at: string; readonly updated_at: string };

type Schema = z.core.$ZodType;

/**
 * Reads the fields of an object schema from a stored document, which may have an older shape: missing texts and lists
 * become empty, numbers as in `defaults` or 0, booleans false. Numbers may be stored as texts.
 */
function readFields(schema: Schema, document: Document, defaults: Document = {}): Document {
  const def = defOf(schema);
  if (def.type !== 'object') throw new TypeError('Only objects have fields');
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, field]) => {
      const value = readValue(field, document[name], defaults[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Reads one value; undefined for a missing optional field. */
function readValue(schema: Schema, value: unknown, initial?: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
      // The image field exists even if there is no image
      if (defOf(def.innerType).type === 'nullable') return readValue(def.innerType, value);
      return value === undefined ? undefined : readValue(def.innerType, value);
    case 'nullable':
      return isNothing(def.innerType, value) ? null : readValue(def.innerType, value);
    case 'default':
      return readValue(def.innerType, value, initial);
    case 'object':
      return readFields(schema, isRecord(value) ? value : {});
    case 'array':
      return readList(def.element, value);
    case 'string':
    case 'enum':
    case 'literal':
      return typeof value === 'string' ? value : '';
    case 'number':
      return readNumber(schema, value, typeof initial === 'number' ? initial : 0);
    case 'boolean':
      // Ignores the default: queries for true do not find it either, and an incomplete document must not be active
      return value === true;
    default:
      return value;
  }
}

/** True for an empty text, which counts as missing. An object with only optional members always exists. */
function isNothing(schema: Schema, value: unknown): boolean {
  const def = defOf(schema);
  if (def.type === 'string') return typeof value !== 'string' || value === '';
  if (def.type === 'object')
    return !isRecord(value) && !Object.values(def.shape).every((field) => defOf(field).type === 'optional');
  return value === undefined || value === null;
}

function readList(element: Schema, value: unknown): unknown[] {
  const def = defOf(element);
  const entries = Array.isArray(value) ? value : [];
  if (def.type === 'object') return entries.filter(isRecord).map((entry) => readFields(element, entry));
  const type = def.type === 'number' ? 'number' : 'string';
  return entries.filter((entry) => typeof entry === type);
}

function readNumber(schema: Schema, value: unknown, missing: number): number {
  const { format } = defOf(schema) as { format?: string };
  if (format === 'safeint') return Number.isInteger(value) ? (value as number) : missing;
  return value === undefined || value === null ? missing : parsePrice(value as number | string);
}

function isRecord(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
