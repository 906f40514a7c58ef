import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';

/** The code of steps in CONTRIBUTING.md: the blocks in the section with this title, in their order. */
export function stepsOf(title: string): string[] {
  const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, section = ''] = contributing.split(`## ${title}\n`);
  const [steps = ''] = section.split('\n## ');
  return [...steps.matchAll(/^ *```ts\n([\s\S]*?)^ *```/gm)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, ''),
  );
}

/** A copy of the records and functions, in which a test follows the steps of CONTRIBUTING.md. */
export function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const folder of ['src/domain', 'src/config', 'functions/src'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  for (const folder of ['node_modules', 'functions/node_modules'])
    symlinkSync(join(ROOT, folder), join(copy, folder));
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  return {
    add: (file: string, text: string) => writeFileSync(join(copy, file), text),
    /** Replaces texts that must exist. */
    edit(file: string, ...edits: readonly (readonly [from: string, to: string])[]) {
      const text = edits.reduce(
        (before, [from, to]) => {
          expect(before).toContain(from);
          return before.replace(from, () => to);
        },
        readFileSync(join(copy, file), 'utf8'),
      );
      writeFileSync(join(copy, file), text);
    },
    load: <Module>(file: string) =>
      import(/* @vite-ignore */ pathToFileURL(join(copy, file)).href) as Promise<Module>,
  };
}
