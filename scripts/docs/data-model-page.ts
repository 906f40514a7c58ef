import { format } from 'prettier';
import * as z from 'zod/mini';
import { RECORDS } from '../../src/domain/records/records.ts';

type AnyRecord = (typeof RECORDS)[number];

/** What JSON Schema says of a field. */
export interface JsonField {
  readonly kind?: string;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: JsonField;
  readonly properties?: Readonly<Record<string, JsonField>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonField[];
}

/** A record's schema as JSON Schema, without the bounds that every whole number has. */
export function storedSchema(record: AnyRecord): JsonField {
  const text = JSON.stringify(z.toJSONSchema(record.schema, { unrepresentable: 'any' }));
  return JSON.parse(text, (key, value: unknown) =>
    /^(minimum|maximum)$/.test(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
      ? undefined
      : value,
  ) as JsonField;
}

/** docs/data-model.md: what is stored, made from the records. */
export function dataModelPage(): Promise<string> {
  const options = { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' } as const;
  return format(dataModelText(storedSchema), options);
}

/**
 * The page before it is formatted.
 * @param schemaOf the schema to tell of a record
 */
export function dataModelText(schemaOf: (record: AnyRecord) => JsonField): string {
  return [
    '# The data model',
    'Made from `src/domain/records/` by `npm run data-model`; a test fails while it is out of date.',
    'Times are Timestamps of Firestore, money is in US dollars. Administrators write some collections from the panel, under `firestore.rules`; everything else is written by functions.',
    table(
      ['Collection', 'What it is', 'Administrators may'],
      RECORDS.map((record) => [`[${record.name}](#${record.name})`, record.about, rightsOf(record)]),
    ),
    ...RECORDS.map((record) => section(record, schemaOf(record))),
  ].join('\n\n');
}

function section(record: AnyRecord, schema: JsonField): string {
  return [
    `## ${record.name}`,
    record.about,
    [
      `- Written by: ${record.writtenBy}`,
      `- Kept: ${record.kept}`,
      ...(record.holdsVisitors ? ['- Holds the address of a visitor: `npm run visitors` finds it'] : []),
    ].join('\n'),
    table(['Field', 'Meaning', 'Value'], [...rowsOf(record, schema), ...stampsOf(record)]),
  ].join('\n\n');
}

function rightsOf({ administrators: { read, write, change } }: AnyRecord): string {
  const whose = {
    none: '',
    own: 'read their own',
    'of own bookings': 'read those of their own bookings',
    all: 'read all',
  }[read];
  const own = write.filter((operation) => change !== 'all' || operation === 'create');
  const all = write.filter((operation) => !own.includes(operation));
  const rights = [whose, writes(own, 'their own'), writes(all, 'all')];
  return rights.filter(Boolean).join('; ') || 'nothing';
}

function writes(operations: readonly string[], whose: string): string {
  return operations.length > 0 ? `${operations.join(', ')} ${whose}` : '';
}

function stampsOf({ stamps }: AnyRecord): string[][] {
  if (stamps === 'none') return [];
  const value = `the server's time${stamps === 'optional' ? ', if any' : ''}`;
  return [
    ['`created_at`', 'Made', value],
    ['`updated_at`', 'Last changed', value],
  ];
}

/** A row for each field, and for each member of one that is an object. */
function rowsOf(record: AnyRecord, { properties = {} }: JsonField, path = ''): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = path + name;
    const labels = record.labels as Readonly<Record<string, string>>;
    const inner = [field, ...(field.anyOf ?? []), field.items].find((one) => one?.properties);
    const mark = field.items ? '[].' : '.';
    return [
      [`\`${here}\``, labels[here] ?? record.imageLabels?.[here] ?? '', valueText(field)],
      ...(inner ? rowsOf(record, inner, here + mark) : []),
    ];
  });
}

const KINDS: Readonly<Record<string, string>> = {
  line: 'a line',
  text: 'text of several lines',
  email: 'an e-mail address',
  date: 'a date, yyyy-MM-dd',
  slug: 'lower-case words joined by hyphens',
  usd: 'US dollars with at most two decimals',
  media: 'an address under `/media/`',
  id: 'the id of a document',
  moment: 'a time',
  bytes: 'bytes',
};

function valueText(field: JsonField): string {
  if (field.anyOf) return field.anyOf.map(valueText).join(', or ');
  if (field.type === 'null') return 'nothing';
  if (field.enum) return `one of ${field.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.items)
    return `${boundsText(field.minItems, field.maxItems, 'entries')}, each ${valueText(field.items)}`;
  const what =
    KINDS[field.kind ?? ''] ?? (field.type === 'object' ? 'as follows' : (field.type ?? 'any value'));
  const length = boundsText(field.minLength, field.maxLength, 'characters');
  const range = boundsText(field.minimum, field.maximum, '');
  return [what, length, range].filter(Boolean).join(', ');
}

function boundsText(least: number | undefined, most: number | undefined, of: string): string {
  const number = (value: number) => value.toLocaleString('en-US');
  const text =
    least !== undefined && most !== undefined
      ? `${number(least)} to ${number(most)}`
      : least !== undefined
        ? `at least ${number(least)}`
        : most !== undefined
          ? `at most ${number(most)}`
          : '';
  return text === '' ? (of === 'entries' ? 'a list' : '') : `${text} ${of}`.trim();
}

function table(head: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
