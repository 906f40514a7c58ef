/**
 * Makes each comparison of the handwritten field checks strict; if no case notices, that bound has no test. `npm test` tries
 * one, another for each commit; `--all` tries every one.
 */
import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf } from './cases/bounds.ts';
import type { Bounds } from './cases/media-bounds.ts';
import { rulesMutants } from './cases/mutants.ts';
import { hasOneRecord, newRecord, recordId, WRITTEN_NAMES, type WrittenCollection } from './cases/records.ts';
import { ADMIN } from './cases/roles.ts';
import { RULES_FILE, type RulesOnTrial, tryRules, verdictOn } from './cases/try-rules.ts';
import { withField } from './cases/with-field.ts';

/** Concurrent requests. */
const TOGETHER = 8;

const RULES = readFileSync(RULES_FILE, 'utf8');

interface Case {
  readonly name: WrittenCollection;
  readonly field: string;
  readonly value: unknown;
  readonly verdict: 'allowed' | 'refused';
}

let rules: RulesOnTrial;
beforeAll(async () => {
  rules = await tryRules();
});
afterAll(() => rules.stop());

function casesOf(name: WrittenCollection, bounds: readonly Bounds[]): Case[] {
  return bounds.flatMap(({ field, allowed, refused }) => [
    ...allowed.map((value): Case => ({ name, field, value, verdict: 'allowed' })),
    ...refused.map((value): Case => ({ name, field, value, verdict: 'refused' })),
  ]);
}

let records = 0;

/** True if the loaded rules give the expected verdict. */
async function holds({ name, field, value, verdict }: Case): Promise<boolean> {
  records += 1;
  const path = `${name}/${hasOneRecord(name) ? recordId(name, ADMIN, '') : `mutant-${records}`}`;
  if (hasOneRecord(name)) await rules.database.doc(path).delete();
  const record = withField(newRecord(name, ADMIN), field, value);
  return (await verdictOn(setDoc(doc(rules.client('an administrator'), path), record))) === verdict;
}

/** True if every case comes out as expected. Cases that share a document run one after the other. */
async function allHold(cases: readonly Case[]): Promise<boolean> {
  let isHolding = true;
  async function run(group: readonly Case[], together: number): Promise<void> {
    for (let start = 0; isHolding && start < group.length; start += together) {
      const verdicts = await Promise.all(group.slice(start, start + together).map(holds));
      if (verdicts.includes(false)) isHolding = false;
    }
  }
  const { own = [], shared = [] } = Object.groupBy(cases, ({ name }) =>
    hasOneRecord(name) ? 'shared' : 'own',
  );
  await Promise.all([run(own, TOGETHER), run(shared, 1)]);
  return isHolding;
}

const real = WRITTEN_NAMES.flatMap((name) => casesOf(name, boundsOf(name)));

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

test('every comparison made strict is noticed', async () => {
  const mutants = rulesMutants(RULES);
  expect(mutants.length).toBeGreaterThan(8);
  const survivors: string[] = [];
  const sample = Math.abs(Number(process.env['PROPERTY_SEED'])) % mutants.length;
  const tried = mutants.filter((_, index) => process.env['ALL_TESTS'] || index === sample);
  for (const { what, source } of tried) {
    await rules.load(source);
    const row = Number(/^line (\d+)/.exec(what)?.[1]);
    if (await allHold(concernedBy(source, row))) survivors.push(what);
  }
  await rules.load(RULES);
  expect(survivors).toEqual([]);
});
