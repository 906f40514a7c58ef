/**
 * Makes each comparison of the handwritten field checks strict; if no case notices, that bound has no test. `npm test` tries
 * one, another for each commit; `--all` tries every one.
 */
import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { boundsOf, withField } from './cases/bounds.ts';
import { newRecord, recordId, WRITTEN_NAMES, type WrittenCollection } from './cases/records.ts';
import { ADMIN } from './cases/roles.ts';
import { RULES_FILE, tryRules, verdictOn } from './cases/try-rules.ts';

const RULES = readFileSync(RULES_FILE, 'utf8');

interface Case {
  readonly name: WrittenCollection;
  readonly field: string;
  readonly value: unknown;
  readonly verdict: 'allowed' | 'refused';
}

const rules = await tryRules();

async function holds({ name, field, value, verdict }: Case): Promise<boolean> {
  const path = `${name}/${recordId(name, ADMIN, 'mutant')}`;
  const record = withField(newRecord(name, ADMIN), field, value);
  const found = await verdictOn(setDoc(doc(rules.client('an administrator'), path), record));
  if (found === 'allowed') await rules.database.doc(path).delete();
  return found === verdict;
}

const real = WRITTEN_NAMES.flatMap((name) =>
  boundsOf(name).flatMap(({ field, allowed, refused }) => [
    ...allowed.map((value): Case => ({ name, field, value, verdict: 'allowed' })),
    ...refused.map((value): Case => ({ name, field, value, verdict: 'refused' })),
  ]),
);

/**
 * Returns the cases that a changed line may affect. Cases of the field that it names come first, and allowed values before
 * refused ones, since a strict comparison mostly refuses more.
 */
function concernedBy(source: string, row: number): Case[] {
  const lines = source.split('\n');
  const block = lines.slice(0, row).findLast((line) => line.includes('match /')) ?? '';
  const name = WRITTEN_NAMES.find((known) => block.includes(`/${known}/`));
  const line = lines[row - 1] ?? '';
  const concerned = name ? real.filter((known) => known.name === name) : real;
  const isNamed = ({ field }: Case) => new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(line);
  const rank = (known: Case) => (isNamed(known) ? 0 : 2) + (known.verdict === 'allowed' ? 0 : 1);
  return concerned.toSorted((one, other) => rank(one) - rank(other));
}

const COMPARISON = /[<>]=/g;

/**
 * Returns a copy of firestore.rules for each comparison in a handwritten field check, with that comparison made strict, so
 * that values at the bound are refused. Skips comments and the generated blocks, which only have calls.
 */
function rulesMutants(rules: string) {
  const lines = rules.split('\n');
  const checks = lines.findIndex((line) => line.includes('// ---- Fields'));
  return lines.flatMap((line, row) =>
    row > checks && !line.includes('//')
      ? [...line.matchAll(COMPARISON)].map(({ index }) => {
          const changed = `${line.slice(0, index + 1)}${line.slice(index + 2)}`;
          return { changed: changed.trim(), row: row + 1, source: lines.with(row, changed).join('\n') };
        })
      : [],
  );
}

test('every comparison made strict is noticed', async () => {
  const mutants = rulesMutants(RULES);
  expect(mutants.length).toBeGreaterThan(8);
  const survivors: string[] = [];
  const sample = Math.abs(Number(process.env['PROPERTY_SEED'])) % mutants.length;
  const tried = mutants.filter((_, index) => process.env['ALL_TESTS'] || index === sample);
  for (const { changed, row, source } of tried) {
    await rules.load(source);
    let isNoticed = false;
    for (const known of concernedBy(source, row)) isNoticed ||= !(await holds(known));
    if (!isNoticed) survivors.push(`line ${row}: ${changed}`);
  }
  await rules.load(RULES);
  expect(survivors).toEqual([]);
});
