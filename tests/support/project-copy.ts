import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';

/** Paths of the records and functions. */
const RECORDS = ['src/domain', 'src/config', 'src/company', 'functions/src', 'packages', 'package.json'];

/** Copies paths of the project, for a test that changes them: by the steps of CONTRIBUTING.md, or by a fault. */
export function copyProject(paths: readonly string[] = RECORDS) {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const path of paths) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  for (const folder of ['node_modules', 'functions/node_modules'])
    symlinkSync(join(ROOT, folder), join(copy, folder));
  return {
    folder: copy,
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
