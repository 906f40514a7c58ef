/**
 * `npm run rules`: writes the field checks of firestore.rules, between markers, and adds the block of a collection
 * that has none. `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { DefinedRecord } from '../src/domain/records/record.ts';
import { RECORDS } from '../src/domain/records/records.ts';
import type { FieldKind } from '../src/domain/schemas/field-paths.ts';
import { SLOT_LABELS } from '../src/domain/time/slot-labels.ts';
import { ROOT } from './stack/addresses.ts';

/** The parts of a field's JSON Schema that the rules check. */
export interface FieldSchema {
  readonly kind?: FieldKind;
  readonly type?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly FieldSchema[];
}

type RuledRecord = Pick<DefinedRecord, 'name' | 'schema' | 'stamps' | 'administrators' | 'id'>;

const RULES_FILE = resolve(ROOT, 'firestore.rules');
const RULED: readonly RuledRecord[] = RECORDS.filter(({ administrators: { read } }) => read !== 'none');
const STAMPS = ['created_at', 'updated_at'];
const MAX_LIST_WIDTH = 90;
const TEXTS_PER_LINE = 6;

/**
 * Returns the rules with new field checks for `records`, and new blocks for records that have none.
 * @throws an error if a collection's block has no markers, or a field has no rule
 */
export function withFieldChecks(rules: string, records: readonly RuledRecord[] = RULED): string {
  const slots = `    function slotLabels() {\n      return ${textList(SLOT_LABELS)};\n    }`;
  return records.reduce(
    (text, record) => {
      const all = text.includes(`match /${record.name}/{id} {`) ? text : withCollection(text, record);
      if (record.administrators.write.length === 0) return all;
      return withBlock(all, `fields of ${record.name}`, recordCheck(record));
    },
    withBlock(rules, 'slot labels', slots),
  );
}

/** Returns the rules for the sizes of the company that is built. */
export function companyRules(): string {
  return withFieldChecks(readFileSync(RULES_FILE, 'utf8'));
}

/** Adds a collection's block at the end, with the rights from its definition. */
function withCollection(rules: string, record: RuledRecord): string {
  const { name, administrators } = record;
  const fields = [`// <fields of ${name}> from \`npm run rules\``, '', `// </fields of ${name}>`, ''];
  const lines = [...(administrators.write.length > 0 ? fields : []), ...allowed(record)];
  const body = lines.map((line) => (line ? `      ${line}\n` : '\n')).join('');
  return rules.replace(/ {2}\}\n\}\s*$/, (end) => `\n    match /${name}/{id} {\n${body}    }\n${end}`);
}

function allowed({ name, administrators: { read, write, change }, id }: RuledRecord): string[] {
  const written = 'request.resource.data';
  const place = id === 'administrator' ? [`id == ${written}.admin_id`] : id ? [`id == '${id.only}'`] : [];
  const check = [`${checkName(name)}(${written})`, ...place].join(' && ');
  const isChange = change === 'all' ? 'isChangeOf' : 'isChangeOfOwn';
  const reads = {
    none: [],
    own: ['allow get: if mayGetOwn();', 'allow list: if isAdmin() && isOwn(resource.data);'],
    all: ['allow read: if isAdmin();'],
  }[read];
  const writes = {
    create: `allow create: if isNew(${written}) && ${check};`,
    update: `allow update: if ${isChange}(${written}, resource.data) && ${check};`,
    delete: `allow delete: if isAdmin()${change === 'all' ? '' : ' && isOwn(resource.data)'};`,
  };
  return [...reads, ...write.map((operation) => writes[operation])];
}

function checkName(collection: string): string {
  const words = collection.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `has${words.join('')}Fields`;
}

function withBlock(rules: string, marker: string, block: string): string {
  const marked = new RegExp(`(// <${marker}>.*\\n)[^]*?(\\n *// </${marker}>)`);
  if (!marked.test(rules)) throw new Error(`firestore.rules has no block for the ${marker}`);
  return rules.replace(marked, (_, start: string, end: string) => start + block + end);
}

function recordCheck({ name, schema, stamps }: RuledRecord): string {
  const fields = z.toJSONSchema(schema) as FieldSchema;
  const checks = memberChecks('record', fields, stamps).join('\n          && ');
  return `      function ${checkName(name)}(record) {\n        return ${checks};\n      }`;
}

/** Returns the conditions on an object's members. The checks of stamps are written by hand. */
function memberChecks(
  path: string,
  { properties = {}, required = [] }: FieldSchema,
  stamps: RuledRecord['stamps'] = 'none',
): string[] {
  const optional = Object.keys(properties).filter((field) => !required.includes(field));
  const stamped = (fields: readonly string[], kind: typeof stamps) =>
    textList([...fields, ...(stamps === kind ? STAMPS : [])]);
  const keys = `hasFields(${path}, ${stamped(required, 'required')}, ${stamped(optional, 'optional')})`;
  const members = Object.entries(properties).flatMap(([field, schema]) => {
    // isOwn and isChangeOf check the owner
    if (field === 'admin_id') return [];
    const check = valueCheck(`${path}.${field}`, schema);
    return [required.includes(field) ? check : `(!('${field}' in ${path}) || ${check})`];
  });
  return [keys, ...members];
}

function valueCheck(path: string, schema: FieldSchema): string {
  const { anyOf, kind, properties, items, enum: choices } = schema;
  if (anyOf?.[0]) return `(${path} == null || ${valueCheck(path, anyOf[0])})`;
  if (kind === 'marking') return `isMarking(${path}, ${Object.keys(properties ?? {}).length})`;
  if (properties) return `(${[`${path} is map`, ...memberChecks(path, schema)].join('\n            && ')})`;
  if (kind === 'drawn-places') return `(${path} is list && ${path}.size() <= ${schema.maxItems})`;
  if (items) return listCheck(path, items, schema);
  if (choices) return `${path} in ${textList(choices)}`;
  return scalarCheck(path, schema);
}

function listCheck(path: string, items: FieldSchema, { minItems = 0, maxItems = 0 }: FieldSchema): string {
  if (items.enum?.join() === SLOT_LABELS.join()) return `areSlots(${path}, ${minItems})`;
  if (items.enum) return `areChoices(${path}, ${minItems}, ${textList(items.enum)})`;
  if (items.kind === 'date') return `areDates(${path}, ${maxItems})`;
  // areEntries matches an entry's first and last characters separately
  if (items.kind === 'line' && items.minLength === 1 && items.maxLength) {
    return `areEntries(${path}, ${maxItems}, '${items.maxLength - 2}')`;
  }
  throw new Error(`No rule for the list ${path}: add one to scripts/rules.ts`);
}

function scalarCheck(path: string, schema: FieldSchema): string {
  const { kind, type, minLength = 0, maxLength, minimum, maximum } = schema;
  if (kind === 'line') return `isLine(${path}, ${minLength}, ${maxLength})`;
  if (kind === 'text') return `isText(${path}, ${minLength}, ${maxLength})`;
  if (kind === 'slug') return `isSlug(${path}, ${maxLength})`;
  if (kind === 'https') return `isHttps(${path}, ${maxLength})`;
  if (kind === 'media' || kind === 'drawn') return `isImage(${path}, ${maxLength})`;
  if (kind === 'model') return `isModel(${path}, ${maxLength})`;
  if (kind === 'date') return `isDate(${path})`;
  if (kind === 'usd') return `isUsd(${path}, ${minimum}, ${maximum})`;
  if (type === 'integer') return `isWhole(${path}, ${minimum}, ${maximum})`;
  if (type === 'boolean') return `${path} is bool`;
  throw new Error(`No rule for ${path}: add one to scripts/rules.ts`);
}

function textList(texts: readonly string[]): string {
  const quoted = texts.map((text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`);
  const line = `[${quoted.join(', ')}]`;
  if (line.length <= MAX_LIST_WIDTH) return line;
  const rows = Array.from({ length: Math.ceil(quoted.length / TEXTS_PER_LINE) }, (_, row) =>
    quoted.slice(row * TEXTS_PER_LINE, (row + 1) * TEXTS_PER_LINE).join(', '),
  );
  return `[\n            ${rows.join(',\n            ')}\n          ]`;
}

if (import.meta.main) {
  const rules = companyRules();
  if (!process.argv.includes('--check')) writeFileSync(RULES_FILE, rules);
  else if (rules !== readFileSync(RULES_FILE, 'utf8')) {
    console.error('firestore.rules does not match src/domain/records: run `npm run rules`.');
    process.exitCode = 1;
  }
}
