/** The first steps of docs/make-it-yours.md: which company a command builds. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { SECOND_COMPANY, secondCompany } from '../../tests/support/second-company.ts';
import { ROOT } from '../stack/addresses.ts';
import { companyFor } from './company.mjs';

test('a folder company/ is built by every command but those of tests and generated files', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  expect(companyFor(clone, 'scripts/start.ts', [], {})).toEqual({});
  cpSync(join(ROOT, 'src/company'), join(clone, 'company'), { recursive: true });

  for (const script of ['scripts/start.ts', 'scripts/build.ts', 'scripts/deploy.ts', 'scripts/art.ts'])
    expect(companyFor(clone, script, [], {}).COMPANY).toBe(join(clone, 'company'));
  for (const script of [
    'scripts/test.ts',
    'scripts/test/test-stack.ts',
    'scripts/rules.ts',
    'scripts/data-model.ts',
    'node_modules/vitest/vitest.mjs',
  ])
    expect(companyFor(clone, script, ['--company', 'company'], { COMPANY: 'company' })).toEqual({
      COMPANY: '',
    });
});

test('another one is named by an argument, which the script does not get', () => {
  const args = ['--project', 'acme', '--company', SECOND_COMPANY, '--check'];
  expect(companyFor(ROOT, 'scripts/deploy.ts', args, {})).toEqual(secondCompany(ROOT));
  expect(args).toEqual(['--project', 'acme', '--check']);
  expect(() => companyFor(ROOT, 'scripts/start.ts', ['--company', 'docs'], {})).toThrow(
    "is not a company's folder",
  );
});

test('npm start names mistakes in the folder before it starts anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, SECOND_COMPANY), folder, { recursive: true });
  const offer = readFileSync(join(folder, 'offer.ts'), 'utf8');
  writeFileSync(join(folder, 'offer.ts'), offer.replaceAll(", '10x30': 18400", ''));
  const env = companyFor(ROOT, 'scripts/start.ts', ['--company', folder], {});
  const start = execa(process.execPath, ['scripts/start.ts'], { cwd: ROOT, env, reject: false });
  expect(await start).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: "\nThe company's folder:\nprices.texas has no price of sizes.10x30",
  });
});

test('Node.js finds the modules of the chosen company', async () => {
  const code = "import { brand } from './src/config/brand.ts'; console.log(brand.name);";
  const args = ['--input-type=module', '--eval', code];
  const nameIn = async (env: NodeJS.ProcessEnv) =>
    (await execa(process.execPath, args, { cwd: ROOT, env })).stdout;
  expect(await nameIn(companyFor(ROOT, 'scripts/start.ts', ['--company', SECOND_COMPANY], {}))).toBe(
    'Lone Oak Exhibits',
  );
  expect(await nameIn({})).toBe('Booth Studio');
});
