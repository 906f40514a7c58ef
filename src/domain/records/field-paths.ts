import * as z from 'zod/mini';

/** The rule that a text or number field follows, stored with `z.meta`. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'date'
  | 'slug'
  | 'usd'
  | 'media'
  | 'id'
  | 'moment'
  | 'bytes';

/** The rule that a field's schema follows, if it is one of ours; `nullable` and the like are looked through. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return z.globalRegistry.get(innermost(schema))?.['kind'] as FieldKind | undefined;
}

/** A schema without what makes it nullable, optional or gives it a default. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const isWrapper = def.type === 'nullable' || def.type === 'optional' || def.type === 'default';
  return isWrapper ? innermost(def.innerType) : schema;
}

/** The paths of all fields of an object that follow the rule `kind`, nested ones joined by dots: 'images.topview'. */
export function pathsOfKind(schema: z.core.$ZodType, kind: FieldKind, path = ''): string[] {
  if (kindOf(schema) === kind) return [path];
  const { def } = innermost(schema)._zod as z.core.$ZodTypes['_zod'];
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) =>
    pathsOfKind(field, kind, path === '' ? name : `${path}.${name}`),
  );
}

/** The bounds of a field: characters of a text, entries of a list, or the number itself; infinite where there is none. */
export function boundsOf(schema: z.core.$ZodType): { least: number; most: number } {
  const bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  for (const { _zod } of (schema._zod as z.core.$ZodTypes['_zod']).def.checks ?? []) {
    const { def } = _zod as z.core.$ZodChecks['_zod'];
    if (def.check === 'min_length') bounds.least = def.minimum;
    if (def.check === 'max_length') bounds.most = def.maximum;
    if (def.check === 'greater_than') bounds.least = Number(def.value);
    if (def.check === 'less_than') bounds.most = Number(def.value);
  }
  return bounds;
}
