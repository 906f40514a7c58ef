import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

const [steps = ''] = readFileSync(resolve(ROOT, 'docs/deploy.md'), 'utf8').split('\n## ');
const numbered = steps.split(/^(?=\d+\. )/m).slice(1);

test('going live takes at most 8 steps', () => {
  expect(numbered.map((step) => Number.parseInt(step, 10))).toEqual(
    numbered.map((_step, index) => index + 1),
  );
  expect(numbered.length).toBeLessThanOrEqual(8);
});

test('each step has its command, and steps that need an account show the output', () => {
  for (const step of numbered) {
    expect(step).toMatch(/`[^`]+`/);
    if (step.includes('**account**')) expect(step).toContain('→');
  }
});
