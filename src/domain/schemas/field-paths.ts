import * as z from 'zod/mini';

/** The kind of a text or number field, stored with `z.meta`. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'date'
  | 'slug'
  | 'usd'
  | 'media'
  | 'drawn'
  | 'drawn-places'
  | 'model'
  | 'marking'
  | 'https'
  | 'id'
  | 'moment'
  | 'bytes';

/** Returns a schema's definition, whose `type` identifies it. */
export function defOf(schema: z.core.$ZodType) {
  return (schema._zod as z.core.$ZodTypes['_zod']).def;
}

/** Returns the kind of a field's schema, if any; looks through `nullable` and similar wrappers. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return z.globalRegistry.get(innermost(schema))?.['kind'] as FieldKind | undefined;
}

/** Unwraps `nullable`, `optional` and `default`. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  const isWrapper = def.type === 'nullable' || def.type === 'optional' || def.type === 'default';
  return isWrapper ? innermost(def.innerType) : schema;
}

/** Returns the schema of the field at a path such as 'images.topview'. */
export function schemaAt(schema: z.core.$ZodType, path: string): z.core.$ZodType {
  return path.split('.').reduce((parent, name) => {
    const def = defOf(innermost(parent));
    const field = def.type === 'object' && def.shape[name];
    if (!field) throw new TypeError(`No field ${path}`);
    return field;
  }, schema);
}

/** Returns the paths of all fields of the kind, nested ones joined by dots: 'images.topview'. */
export function pathsOfKind(schema: z.core.$ZodType, kind: FieldKind, path = ''): string[] {
  if (kindOf(schema) === kind) return [path];
  const def = defOf(innermost(schema));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) =>
    pathsOfKind(field, kind, path === '' ? name : `${path}.${name}`),
  );
}

/** Returns a field's bounds: the length of a text or list, or a number's value; infinite if it has none. */
export function boundsOf(schema: z.core.$ZodType): { min: number; max: number } {
  const bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  for (const { _zod } of defOf(schema).checks ?? []) {
    const { def } = _zod as z.core.$ZodChecks['_zod'];
    if (def.check === 'min_length') bounds.min = def.minimum;
    if (def.check === 'max_length') bounds.max = def.maximum;
    if (def.check === 'greater_than') bounds.min = Number(def.value);
    if (def.check === 'less_than') bounds.max = Number(def.value);
  }
  return bounds;
}
