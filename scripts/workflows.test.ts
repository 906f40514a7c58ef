import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { NIGHTLY_BUILD } from '../src/config/next-build.ts';
import { ROOT } from './stack/addresses.ts';

test('the pages are rebuilt at the time that the panel names', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/rebuild.yml'), 'utf8');
  const crons = [...workflow.matchAll(/cron: "(.+)"/g)].map(([, cron]) => cron);
  expect(crons).toEqual([`${NIGHTLY_BUILD.minute} ${NIGHTLY_BUILD.hour} * * *`]);
  expect(workflow).toContain('timeout-minutes: 30');
});

test("others' actions are pinned by commit, with the version as a comment for Dependabot", () => {
  const files = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], { cwd: ROOT });
  const used = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\buses: *(.+)/g)].map(([, action = '']) => action),
  );
  const foreign = used.filter((action) => !action.startsWith('./'));
  expect(foreign.length).toBeGreaterThan(5);
  for (const action of foreign) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every command that a workflow runs exists', () => {
  const files = globSync('.github/**/*.yml', { cwd: ROOT });
  const run = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(run.length).toBeGreaterThan(5);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(run));
});
