/** Values at and beyond the bounds of every field that administrators write, derived from the records' schemas. */
import { serverTimestamp } from 'firebase/firestore';
import * as z from 'zod/mini';
import type { FieldSchema } from '../../../scripts/rules.ts';
import { type Bounds, IMAGE, image, marking, model, type Values } from './media-bounds.ts';
import { MADE_AT, WRITTEN, type WrittenCollection } from './records.ts';

/** Used as a value: the field is left out. */
export const ABSENT = Symbol('absent');

/** Returns `record` with `value` in the field at `path`, such as 'images.topview'; ABSENT leaves the field out. */
export function withField(
  record: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const changed = { ...record };
  if (rest.length > 0) {
    changed[name] = withField((record[name] ?? {}) as Record<string, unknown>, rest.join('.'), value);
  } else if (value === ABSENT) {
    delete changed[name];
  } else {
    changed[name] = value;
  }
  return changed;
}

/** Texts of invisible characters that are not spaces. */
const UNSEEN = ['\u200b', '\u2060\u200d', '\u0301'];
/** Non-ASCII spaces that JavaScript trims. */
const SPACES = ['\u00a0', '\u2000', '\u200a', '\u3000', '\ufeff'];

const NO_DAYS = ['2030-1-1', '10.12.2030', 20301210];
const NO_TEXT = [null, 7, true, ['a'], { a: 1 }];

export function boundsOf(name: WrittenCollection): Bounds[] {
  const { schema, stamps } = WRITTEN[name].record;
  return [...membersOf(z.toJSONSchema(schema) as FieldSchema), ...stampBounds(stamps === 'required')];
}

/** Returns the bounds of an object's members: all required ones are present, and no others. */
function membersOf({ properties = {}, required = [] }: FieldSchema, path = ''): Bounds[] {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const field = path + name;
    const isRequired = required.includes(name);
    const absence = { field, allowed: isRequired ? [] : [ABSENT], refused: isRequired ? [ABSENT] : [] };
    return [...valuesOf(field, schema), absence];
  });
  return [...members, { field: `${path}something_else`, allowed: [], refused: [1, null] }];
}

function valuesOf(field: string, schema: FieldSchema): Bounds[] {
  const [inner] = schema.anyOf ?? [];
  if (inner) return nullable(field, inner);
  if (schema.properties && schema.kind !== 'marking')
    return objectBounds(field, schema, [null, IMAGE, [], {}]);
  return [{ field, ...leafBounds(field, schema) }];
}

function leafBounds(field: string, schema: FieldSchema): Values {
  const { type, kind, items, enum: choices } = schema;
  if (kind === 'marking') return marking(schema);
  if (kind === 'drawn-places')
    return { allowed: [[], Array(60).fill('wall')], refused: [null, 'wall', {}, Array(61).fill('wall')] };
  if (items?.enum) return slots(items.enum, schema);
  if (items?.kind === 'date') return days(schema);
  if (items) return entries(items, schema);
  if (choices) return oneOf(choices);
  if (kind === 'usd') return usd(schema);
  if (type === 'integer') return whole(schema);
  if (type === 'boolean') return { allowed: [true, false], refused: [null, 'true', 1] };
  if (kind === 'line' || kind === 'text') return text(schema);
  if (kind === 'model') return model(schema);
  if (kind === 'drawn') return { ...image(schema), allowed: [IMAGE] };
  if (kind === 'slug') return slug(schema);
  if (kind === 'date') return day(field);
  if (kind === 'id') return { allowed: [], refused: [null, '', 'rules-partner', 7] };
  throw new Error(`No cases for ${field}: say in bounds.ts how a field of this kind is bounded`);
}

function nullable(field: string, schema: FieldSchema): Bounds[] {
  if (schema.kind === 'media') return [{ field, ...image(schema) }];
  if (schema.kind === 'date')
    return [{ field, allowed: [null, '2030-12-11', '2028-02-29'], refused: ['', ...NO_DAYS] }];
  if (schema.kind === 'https') return [{ field, ...https(schema) }];
  if (schema.type === 'integer') return [{ field, ...whole(schema, ['null']) }];
  const nothing = schema.required?.length
    ? { field, allowed: [null], refused: [{}] }
    : { field, allowed: [null, {}], refused: [] };
  return [nothing, ...objectBounds(field, schema, ['', IMAGE, [], [IMAGE], { topview: IMAGE, other: null }])];
}

function objectBounds(field: string, schema: FieldSchema, refused: unknown[]): Bounds[] {
  return [{ field, allowed: [], refused }, ...membersOf(schema, `${field}.`)];
}

function text({ kind, minLength: least = 0, maxLength: most = 0 }: FieldSchema): Values {
  const isLine = kind === 'line';
  return {
    allowed: [
      'x'.repeat(most),
      'x'.repeat(least),
      'a'.repeat(least + 1),
      isLine ? 'Zoë & Søn 展示会 🎪' : 'One\n\ttwo\r\nthree',
      'Acme \u2067עברית\u2069 Ltd.',
    ],
    refused: [
      'x'.repeat(most + 1),
      ...(least > 0 ? ['x'.repeat(least - 1), ' ', ...UNSEEN] : []),
      ...SPACES.flatMap((space) => [`${space}a`, `a${space}`]),
      ...NO_TEXT,
      ' a',
      'a ',
      'a\u0000b',
      'a\u007fb',
      'a\u009fb',
      'a\u202ab',
      'a\u202eb',
      ...(isLine ? ['a\nb', 'a\tb', 'a\u2028b'] : ['a\n', 'a\u000bb', 'a\u0085b']),
    ],
  };
}

function entries(
  { minLength: shortest = 0, maxLength: longest = 0 }: FieldSchema,
  { maxItems = 0 }: FieldSchema,
): Values {
  const full = Array.from({ length: maxItems }, (_, index) => `${index} ${'x'.repeat(longest - 3)}`);
  return {
    allowed: [
      ['x'.repeat(longest)],
      ['x'.repeat(shortest)],
      full,
      [],
      ['a'],
      ['a b', 'b'],
      ['a \u2067ע\u2069 b'],
    ],
    refused: [
      ['x'.repeat(longest + 1)],
      [...full.map((_, index) => `${index}`), 'more'],
      null,
      'a',
      { 0: 'a' },
      ...(shortest > 0 ? [['x'.repeat(shortest - 1)], ['a', '']] : []),
      [1],
      ['a', null],
      [{ nested: ['a'] }],
      [' a'],
      ['a', 'b '],
      ...UNSEEN.flatMap((unseen) => [[unseen], ['a', unseen, 'b']]),
      ...SPACES.flatMap((space) => [[`${space}a`], ['a', `b${space}`]]),
      ['a\nb'],
      ['a\u0000'],
      ['a\u2028b'],
      ['a', '\u202eb'],
    ],
  };
}

function slots(labels: readonly string[], { minItems = 0 }: FieldSchema): Values {
  const [first = '', second = ''] = labels;
  return {
    allowed: [labels, [first], ...(minItems === 0 ? [[]] : []), ...labels.map((label) => [label])],
    refused: [
      ...(minItems > 0 ? [[]] : []),
      ...(minItems > 1 ? [[first]] : []),
      [...labels, '1:30 PM'],
      null,
      first,
      { 0: first },
      ['09:00 AM'],
      ['9:30 AM'],
      [first, first],
      [second, 10],
    ],
  };
}

function usd({ minimum = 0, maximum = 0 }: FieldSchema): Values {
  return {
    allowed: [minimum, maximum, maximum - 0.01, minimum + 0.01, 0.29, 19.99],
    refused: [
      minimum - 0.01,
      maximum + 0.01,
      null,
      '95',
      true,
      9.999,
      0.001,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ],
  };
}

function whole({ minimum = 0, maximum = 0 }: FieldSchema, none: unknown = null): Values {
  return {
    allowed: [minimum, maximum],
    refused: [minimum - 1, maximum + 1, none, String(minimum), minimum + 0.5, Number.NaN],
  };
}

function https({ maxLength: longest = 0 }: FieldSchema): Values {
  const ofLength = (length: number) => 'https://meet.example.com/'.padEnd(length, 'a');
  return {
    allowed: [
      ofLength(longest),
      null,
      'https://meet.jit.si/booth-{reference}',
      'https://zoom.us/j/123?pwd=a.b%20c&x=(1)#me',
      'https://a-b.example:8443',
    ],
    refused: [
      ofLength(longest + 1),
      7,
      true,
      '',
      'http://meet.example.com/room',
      'javascript:alert(1)',
      '//meet.example.com/room',
      'https://localhost/room',
      'https://user:secret@meet.example.com/room',
      'https://meet.example.com:port/room',
      'https://meet.example.com/a b',
      'https://meet.example.com/"onload="',
      'https://meet.example.com/\\evil',
      'https://meet.example.com/ä',
      'x https://meet.example.com/room',
    ],
  };
}

function slug({ maxLength: longest = 0 }: FieldSchema): Values {
  return {
    allowed: ['x'.repeat(longest), 'a', '10x10-launch'],
    refused: ['x'.repeat(longest + 1), '', ...NO_TEXT, 'A', 'a b', '-a', 'a-', 'a--b', 'a/b', 'ä', 'a\n'],
  };
}

function oneOf(values: readonly string[]): Values {
  return {
    allowed: values,
    refused: ['other', null, ' ', values[0]?.toLowerCase().concat(' '), [values[0]]].concat(
      values.includes('') ? [] : '',
    ),
  };
}

/** Returns the bounds of a list of days, which is not part of the record's id. */
function days({ maxItems = 0 }: FieldSchema): Values {
  const full = Array<string>(maxItems).fill('2030-12-11');
  return {
    allowed: [[], ['2030-12-11'], ['2028-02-29', '2030-12-31'], full],
    refused: [
      [...full, '2030-12-11'],
      null,
      '2030-12-11',
      { 0: '2030-12-11' },
      [''],
      ['2030-12-11', 20301211],
      ['2030-12-11\n2030-12-12'],
      ['2030-02-29'],
      ['2030-1-1', '2030-12-11'],
    ],
  };
}

/** Returns the bounds of a day; `date` is part of the record's id. */
function day(field: string): Values {
  const isInId = field === 'date';
  const [allowed, refused] = isInId ? [['2030-12-10'], '2030-12-11'] : [['2028-02-29'], '2030-02-29'];
  return { allowed, refused: [null, '', refused, ...NO_DAYS] };
}

/** Returns the bounds of stamps: only the server's time is allowed. */
function stampBounds(required: boolean): Bounds[] {
  const wrong = [null, 'now', 0, MADE_AT, new Date('2090-01-01T00:00:00Z')];
  return ['created_at', 'updated_at'].map((field) => ({
    field,
    allowed: [serverTimestamp(), ...(required ? [] : [ABSENT])],
    refused: [...wrong, ...(required ? [ABSENT] : [])],
  }));
}
