import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

const [steps = ''] = readFileSync(resolve(ROOT, 'docs/deploy.md'), 'utf8').split('\n## ');
const numbered = steps.split(/^(?=\d+\. )/m).slice(1);

test('it takes at most 15 steps from nothing to live', () => {
  expect(numbered.map((step) => Number.parseInt(step, 10))).toEqual(
    numbered.map((_step, index) => index + 1),
  );
  expect(numbered.length).toBeLessThanOrEqual(15);
});

test('each step has its command, and what needs an account says what it prints', () => {
  for (const step of numbered) {
    expect(step).toMatch(/`[^`]+`/);
    if (step.includes('**account**')) expect(step).toContain('→');
  }
});
