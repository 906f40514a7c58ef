import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import type { Document } from '../../../../domain/records/document.ts';
import { valueAt } from '../../../../domain/records/record.ts';
import { innermost, kindOf } from '../../../../domain/schemas/field-paths.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';
import { isModel } from './form-fields.ts';
import type { RecordKind } from './record-kind.ts';

/** A record's field as text. */
export interface FieldInWords {
  readonly text: string;
  /** URL of the image, for an image field. */
  readonly image: string | null;
}

/** A field that differs between two versions of a record. */
export interface FieldDifference {
  readonly label: string;
  readonly yours: FieldInWords;
  readonly theirs: FieldInWords;
  /** Side that changed the field since editing started. */
  readonly changedBy: 'you' | 'them' | 'both';
}

/** A field, or a member of an object field, with its path, label and schema. */
interface Leaf {
  readonly path: string;
  readonly label: string;
  readonly schema: z.core.$ZodType;
}

/**
 * Returns the fields that differ between `mine` and `theirs`, in the dialog's order. Compares values rather
 * than displayed texts, for all fields of the dialog.
 */
export function fieldDifferences<Fields, Form extends FieldValues>(
  kind: RecordKind<Fields, Form>,
  { before, mine, theirs }: { before: Fields | null; mine: Document; theirs: Fields },
): FieldDifference[] {
  const [was, here, there] = [before ?? {}, mine, theirs].map((fields) =>
    kind.record.read(fields as Document),
  ) as [Document, Document, Document];
  return leavesOf(kind).flatMap(({ path, label, schema }) => {
    const [first, yours, others] = [was, here, there].map((fields) => valueAt(fields, path));
    if (isSame(yours, others)) return [];
    const changedBy = isSame(first, others) ? 'you' : isSame(first, yours) ? 'them' : 'both';
    return [{ label, yours: inWords(schema, yours), theirs: inWords(schema, others), changedBy }];
  });
}

function leavesOf<Fields, Form extends FieldValues>({
  record: { schema, labels, memberLabels },
  edited,
}: RecordKind<Fields, Form>): Leaf[] {
  return edited.flatMap((name): Leaf[] => {
    const field = innermost(schema.shape[name] as z.ZodMiniType);
    const { def } = field._zod as z.core.$ZodTypes['_zod'];
    if (def.type !== 'object' || isModel(field))
      return [{ path: name, label: labels[name] ?? name, schema: field }];
    return Object.entries(def.shape).map(([member, inner]) => {
      const path = `${name}.${member}`;
      return { path, label: memberLabels?.[path] ?? member, schema: innermost(inner) };
    });
  });
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function inWords(schema: z.core.$ZodType, value: unknown): FieldInWords {
  if (kindOf(schema) === 'media') {
    const url = (value as string | null | undefined) ?? null;
    return { text: url?.split('/').at(-1) ?? '', image: url };
  }
  const model = isModel(schema) ? (value as StoredModel | null | undefined) : null;
  return { text: model ? (model.url.split('/').at(-1) ?? '') : textOf(schema, value), image: null };
}

function textOf(schema: z.core.$ZodType, value: unknown): string {
  if (kindOf(schema) === 'usd') return exactUsd(value as number);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join('\n');
  return String(value ?? '');
}
