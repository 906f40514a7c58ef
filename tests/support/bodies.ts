/** Request bodies by schema: valid, nearly valid, and arbitrary ones. */
import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that often break programs, to replace any value. */
const TRAPS = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    '../x',
    '.',
    '\r\nBcc: x@y.example',
    '9'.repeat(400),
  ],
  ...[null, true, -1, 0, -0, 1e308, 2 ** 53, 0.1 + 0.2, [], {}, [[]], { toString: null }],
  ...['x'.repeat(30_000), '🙂'.repeat(2_000), JSON.parse('{"__proto__":{"a":1},"constructor":1}')],
];

/**
 * Returns request bodies as text. Valid ones come from `known`, or fit the schema as far as JSON Schema can express it.
 */
export function bodiesOf(schema: z.core.$ZodType, known: fc.Arbitrary<object>): fc.Arbitrary<string> {
  const fitting = valueBy(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const json = fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 3, arbitrary: spoilt(known) },
    { weight: 2, arbitrary: fitting },
    { weight: 2, arbitrary: spoilt(fitting) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constantFrom(...TRAPS) },
  );
  const nested = fc.integer({ min: 10, max: 10_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof(
    { weight: 12, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: nested },
  );
}

/** Returns values from `values` with one value replaced, left out or added. */
function spoilt(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.constantFrom(...TRAPS), fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
  return fc.tuple(values, fc.nat(), other).map(([value, where, instead]) => {
    const copy = structuredClone(value);
    const places = placesIn(copy);
    const [owner, name] = places[where % places.length] ?? [];
    if (!owner || name === undefined) return instead;
    owner[name] = instead;
    return copy;
  });
}

/** Returns every member of every object and list in a value, plus a missing member of each. */
function placesIn(value: unknown): [owner: Record<string, unknown>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  const names = [...Object.keys(owner), 'more'];
  return names.flatMap((name) => [[owner, name] as [typeof owner, string], ...placesIn(owner[name])]);
}

function valueBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueBy(one as JsonSchema)));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return fc.array(valueBy((schema.items ?? {}) as JsonSchema), { maxLength: 4 });
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum });
  if (schema.type === 'number') return fc.double({ noNaN: true, min: schema.minimum, max: schema.maximum });
  return fc.jsonValue({ maxDepth: 2 });
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, one]) => [name, valueBy(one as JsonSchema)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  // Negative lookahead cannot be generated
  if (pattern) return fc.stringMatching(new RegExp(pattern.replace(/\(\?![^)]*\)/g, '')));
  const most = Math.max(minLength, Math.min(maxLength, 300));
  return fc.string({ unit: 'grapheme', minLength, maxLength: most });
}
