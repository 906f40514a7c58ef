/**
 * Are the bounds of firestore.rules and of the records' schemas really held to each other? Each bound of either is
 * changed by as little as possible, and a change that no case of the rules' tests notices is a bound without a test.
 */
import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bounds, boundsOf, jsonSchemaOf } from './cases/bounds.ts';
import { choicesInRules, choicesOf } from './cases/choices.ts';
import { rulesMutants, schemaMutants } from './cases/mutants.ts';
import { newRecord, recordId, WRITTEN_NAMES, type WrittenCollection } from './cases/records.ts';
import { ADMIN } from './cases/roles.ts';
import { RULES_FILE, type RulesOnTrial, tryRules, verdictOn } from './cases/try-rules.ts';
import { withField } from './cases/with-field.ts';

/** Requests under way at once. */
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

/** True where the id says whose record it is, so that all cases are about the same document. */
function hasOneRecord(name: WrittenCollection): boolean {
  return name === 'availability' || name === 'site_settings' || name === 'weekly_hours';
}

/** Whether the rules that are loaded say to the case what is expected of them. */
async function holds({ name, field, value, verdict }: Case): Promise<boolean> {
  records += 1;
  const path = `${name}/${hasOneRecord(name) ? recordId(name, ADMIN, '') : `mutant-${records}`}`;
  if (hasOneRecord(name)) await rules.database.doc(path).delete();
  const ref = doc(rules.client('an administrator'), path);
  return (await verdictOn(setDoc(ref, withField(newRecord(name, ADMIN), field, value)))) === verdict;
}

/** True if every case comes out as expected. */
async function allHold(cases: readonly Case[]): Promise<boolean> {
  const together = cases.some(({ name }) => hasOneRecord(name)) ? 1 : TOGETHER;
  for (let start = 0; start < cases.length; start += together) {
    const verdicts = await Promise.all(cases.slice(start, start + together).map(holds));
    if (verdicts.includes(false)) return false;
  }
  return true;
}

const real = WRITTEN_NAMES.flatMap((name) => casesOf(name, boundsOf(name)));

/** The cases that a changed line of the rules may concern, those of the field that it names first. */
function concernedBy(source: string, row: number): Case[] {
  const lines = source.split('\n');
  const block = lines.slice(0, row).findLast((line) => line.includes('match /')) ?? '';
  const name = WRITTEN_NAMES.find((known) => block.includes(`/${known}/`));
  const line = lines[row - 1] ?? '';
  const concerned = name ? real.filter((known) => known.name === name) : real;
  const isNamed = ({ field }: Case) => new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(line);
  return [...concerned.filter(isNamed), ...concerned.filter((known) => !isNamed(known))];
}

test('every bound of the rules that is changed is noticed', { timeout: 300_000 }, async () => {
  const mutants = rulesMutants(RULES);
  expect(mutants.length).toBeGreaterThan(140);
  const survivors: string[] = [];
  for (const { what, source } of mutants) {
    await rules.load(source);
    const row = Number(/^line (\d+)/.exec(what)?.[1]);
    if (await allHold(concernedBy(source, row))) survivors.push(what);
  }
  await rules.load(RULES);
  expect(survivors).toEqual([]);
});

test.for(WRITTEN_NAMES)('%s: every bound of its schema that is changed is noticed', async (name) => {
  const schema = jsonSchemaOf(name);
  const known = new Set(casesOf(name, boundsOf(name, schema)).map(keyOf));
  const survivors: string[] = [];
  for (const { what, source } of schemaMutants(schema)) {
    // What the change adds is what may come out otherwise
    const added = casesOf(name, boundsOf(name, source)).filter((one) => !known.has(keyOf(one)));
    const hasSameChoices = choicesOf(source).join() === choicesInRules(RULES, name).join();
    if (hasSameChoices && (await allHold(added))) survivors.push(what);
  }
  expect(survivors).toEqual([]);
});

function keyOf({ field, value, verdict }: Case): string {
  return JSON.stringify([field, typeof value, String(value), value, verdict]);
}
