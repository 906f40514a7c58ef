/** One bound, changed by as little as possible. */
export interface Mutant<Source> {
  /** What was changed, and where. */
  readonly what: string;
  readonly source: Source;
}

/** A number in the rules, or the text of one that a pattern is made of. */
const NUMBER = /(?<![\w.])\d+(?![\w.])/g;
/** An entry of a list of texts. */
const ENTRY = /(?<=[[\s,])'[^'\n]+'(?=\s*[,\]]|$)/g;
const TEXT = /'[^'\n]*[^'\d\n][^'\n]*'/g;

/**
 * firestore.rules with one bound changed: each number of a field's check made one larger and one smaller, each entry of
 * each list of values made another. Comments, patterns and what tells who asks are left alone.
 */
export function rulesMutants(rules: string): Mutant<string>[] {
  const lines = rules.split('\n');
  const checks = lines.findIndex((line) => line.includes('// ---- Fields'));
  return lines.flatMap((line, row) =>
    row > checks && hasBounds(line)
      ? changesOf(line).map((changed) => ({
          what: `line ${row + 1}: ${changed.trim()}`,
          source: lines.with(row, changed).join('\n'),
        }))
      : [],
  );
}

/** What counts as two decimals, and that an empty list has no entries to look at, are no bounds. */
function hasBounds(line: string): boolean {
  return !['//', 'matches(', 'math.abs', 'list.size() == 0'].some((part) => line.includes(part));
}

function changesOf(line: string): string[] {
  const replaced = (index: number, length: number, by: string) =>
    line.slice(0, index) + by + line.slice(index + length);
  // A text has no numbers in it, unless it is one
  const bare = line.replace(TEXT, (text) => '-'.repeat(text.length));
  const numbers = [...bare.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    // Nothing is shorter than an empty text
    const smaller = number === '0' && /is(Line|Text)\(/.test(line) ? [] : [Number(number) - 1];
    return [Number(number) + 1, ...smaller].map((other) => replaced(index, number.length, String(other)));
  });
  const entries = [...line.matchAll(ENTRY)].map(({ 0: entry, index }) =>
    replaced(index, entry.length, `'other ${entry.slice(1)}`),
  );
  return [...numbers, ...entries.filter((changed) => !/areEntries/.test(changed))];
}

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** What of JSON Schema has bounds in it, or further schemas. */
type Bounded<Schema> = {
  readonly [bound in (typeof BOUNDS)[number]]?: number;
} & {
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** A schema with one bound changed: each made one larger and one smaller, each list of choices made one longer and shorter. */
export function schemaMutants<Schema extends Bounded<Schema>>(schema: Schema, path = ''): Mutant<Schema>[] {
  const changed = (what: string, change: Partial<Bounded<Schema>>): Mutant<Schema> => ({
    what: `${path} ${what}`,
    source: { ...schema, ...change },
  });
  const numbers = BOUNDS.flatMap((bound) => {
    const value = schema[bound];
    if (value === undefined) return [];
    const others = [value + 1, value - 1].filter((other) => other >= 0);
    return others.map((other) =>
      changed(`${bound} ${other}`, { [bound]: other } as Partial<Bounded<Schema>>),
    );
  });
  const { enum: choices, items, anyOf = [], properties = {} } = schema;
  return [
    ...numbers,
    ...(choices ? [changed('one choice more', { enum: [...choices, 'another'] })] : []),
    ...(choices ? [changed('one choice less', { enum: choices.slice(0, -1) })] : []),
    ...(items ? inside(items, `${path}[]`, (inner) => ({ ...schema, items: inner })) : []),
    ...anyOf.flatMap((choice, index) =>
      inside(choice, path, (inner) => ({ ...schema, anyOf: anyOf.with(index, inner) })),
    ),
    ...Object.entries(properties).flatMap(([name, field]) =>
      inside(field, path === '' ? name : `${path}.${name}`, (inner) => ({
        ...schema,
        properties: { ...properties, [name]: inner },
      })),
    ),
  ];
}

function inside<Schema extends Bounded<Schema>>(
  schema: Schema,
  path: string,
  rebuild: (inner: Schema) => Schema,
): Mutant<Schema>[] {
  return schemaMutants(schema, path).map(({ what, source }) => ({ what, source: rebuild(source) }));
}
