/**
 * Each collection is described once, in the file of this folder that has its name: schema, labels, rights,
 * retention. Types, readers, form defaults, conflict checks, image paths, visitors' addresses, tests of
 * firestore.rules and docs/data-model.md are derived from it.
 */
import type * as z from 'zod/mini';
import type { Document } from './document.ts';
import { pathsOfKind } from './field-paths.ts';
import { readFields } from './read-fields.ts';

/** Administrators' rights to a collection in firestore.rules; everything else is denied. */
export interface AdministratorRights {
  /** `own`: records with their own `admin_id`; `of own bookings`: one by one, those with the id of such a booking. */
  readonly read: 'none' | 'own' | 'of own bookings' | 'all';
  /** They create records under their own id only. */
  readonly write: readonly ('create' | 'update' | 'delete')[];
  /** `all` if they may change and delete any record; only their own if omitted. */
  readonly change?: 'all';
}

export interface RecordDefinition<Name extends string, Shape extends z.core.$ZodShape> {
  readonly name: Name;
  /** One sentence on what a record is. */
  readonly about: string;
  readonly schema: z.ZodMiniObject<Shape>;
  /** Field names for people, in the order of the panel's dialog. */
  readonly labels: Readonly<Record<keyof Shape, string>>;
  /** Names of images that are not fields by themselves, by path. */
  readonly imageLabels?: Readonly<Record<string, string>>;
  readonly administrators: AdministratorRights;
  /** Server timestamps `created_at` and `updated_at` that the panel sets. */
  readonly stamps: 'none' | 'optional' | 'required';
  /** The writer, in words. */
  readonly writtenBy: string;
  /** How long it is kept, in words. */
  readonly kept: string;
  /** Defaults of a new record, and for numbers that a stored one lacks. */
  readonly fresh?: Partial<z.output<z.ZodMiniObject<Shape>>>;
  /** Texts in which a visitor's address stands; those of all e-mail fields when left out. */
  readonly visitorAddresses?: (document: Document) => readonly unknown[];
}

/** A record's definition with what follows from it. */
export type DefinedRecord<
  Name extends string = string,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
> = RecordDefinition<Name, Shape> & {
  /** Path of the document with this id, as Firestore's `doc` takes it. */
  readonly path: (id: string) => string;
  /**
   * The record's fields out of a stored document, field by field, so that nothing added to it later gets out by itself.
   * What an older document lacks is empty or as `fresh` has it.
   */
  readonly read: (document: Document) => z.output<z.ZodMiniObject<Shape>>;
  /** The fields that hold the address of an image, such as 'images.topview'. */
  readonly imagePaths: readonly string[];
  /** True if a record can contain a visitor's address. */
  readonly holdsVisitors: boolean;
  /** The addresses of visitors in a document, as they were typed. */
  readonly visitorAddressesIn: (document: Document) => string[];
};

export function defineRecord<const Name extends string, Shape extends z.core.$ZodShape>(
  definition: RecordDefinition<Name, Shape>,
): DefinedRecord<Name, Shape> {
  const { name, schema, fresh, visitorAddresses } = definition;
  const emailPaths = pathsOfKind(schema, 'email');
  return {
    ...definition,
    path: (id) => `${name}/${id}`,
    read: (document) => readFields(schema, document, fresh) as z.output<z.ZodMiniObject<Shape>>,
    imagePaths: pathsOfKind(schema, 'media'),
    holdsVisitors: visitorAddresses !== undefined || emailPaths.length > 0,
    visitorAddressesIn: (document) => {
      const texts = visitorAddresses?.(document) ?? emailPaths.map((path) => valueAt(document, path));
      return texts.filter((text) => typeof text === 'string');
    },
  };
}

/** The value at a path such as 'contact.email'; undefined where there is none. */
export function valueAt(document: Document, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Document | null | undefined)?.[key], document);
}

type AnyRecord = { readonly schema: z.ZodMiniType };

/** A record's fields, as its schema has them. */
export type FieldsOf<Kind extends AnyRecord> = z.output<Kind['schema']>;

/** A record that belongs to an administrator, as the server publishes it: with its id, without its owner. */
export type Published<Kind extends AnyRecord> = Readonly<Omit<FieldsOf<Kind>, 'admin_id'>> & {
  readonly id: string;
};

/** A record with the times at which it was made and last changed, ISO 8601 in UTC. */
export type Dated<Record> = Record & { readonly created_at: string; readonly updated_at: string };
