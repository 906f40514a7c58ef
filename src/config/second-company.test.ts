/** A build of another company from the same commit: its whole folder reaches pages, stylesheets, functions and rules. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { company } from '../../tests/fixtures/company-texas/brand.ts';
import { colors } from '../../tests/fixtures/company-texas/colors.ts';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { SECOND_COMPANY, secondCompany } from '../../tests/support/second-company.ts';
import { companyModules } from './company-vite.ts';

test('another company is built from its folder alone', { tags: 'long' }, async () => {
  const { folder } = copySite();
  cpSync(join(ROOT, SECOND_COMPANY), join(folder, SECOND_COMPANY), { recursive: true });
  const site = await buildSite(
    folder,
    { reference_projects: [], booth_designs: [] },
    {},
    secondCompany(folder),
  );

  expectSound(site);
  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');
  const expected = {
    'index.html': [
      company.name,
      'Exhibits from Texas, built to travel',
      '31 years',
      'from $6,900',
      '10&#39; × 30&#39;',
      `--color-brand:${colors.brand}`,
      `content="${colors['navy-950']}"`,
      'Offshore Technology Conference',
    ],
    'booths/10x30.html': ['from $18,400', 'Far away', 'You own the booth.'],
    'faq.html': [
      '10&#39; × 10&#39; costs $6,900 to $8,150',
      'Back to Irving',
      'we reply within one working day',
      '20-30 minutes',
      'Mon to Fri, 8 AM to 5 PM Central time',
    ],
    'llms.txt': ['20x30: Texas $36,500, Gulf $38,250, Far away $41,950', '(Dallas)', 'America/Chicago'],
    'admin.webmanifest': [company.name, colors['navy-950']],
  };
  for (const [file, texts] of Object.entries(expected)) {
    for (const text of texts) expect(read(file), file).toContain(text);
  }
  const sheets = globSync('_astro/*.css', { cwd: site.dist });
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(read(sheet), sheet).toContain(`--color-brand:${colors.brand}`);
  const icon = 'apple-touch-icon.png';
  expect(readFileSync(join(site.dist, icon))).toEqual(
    readFileSync(join(ROOT, SECOND_COMPANY, 'public', icon)),
  );
});

test('its modules and colors reach the pages', () => {
  const { config, transform } = companyModules('/texas', colors);
  const [alias] = config().resolve.alias;
  expect('#company/brand.ts'.replace(alias?.find ?? '', alias?.replacement ?? '')).toBe('/texas/brand.ts');
  expect('/src/styles/global.css').toMatch(transform.filter.id);
  expect(transform.handler('')).toContain(`--color-brand: ${colors.brand};`);
});

/** Runs code in the root as another process that builds the second company; returns its output. */
async function run(code: string): Promise<string> {
  const args = ['--input-type=module', '--eval', code];
  return (await execa(process.execPath, args, { cwd: ROOT, env: secondCompany(ROOT) })).stdout;
}

test('its functions have its name, zone and colors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await run(`import { buildFunctions } from './functions/build.mjs'; await buildFunctions('${folder}');`);

  const bundle = readFileSync(join(folder, 'lib/api.js'), 'utf8');
  for (const text of [company.name, 'America/Chicago', colors['brand-strong'], 'You own the booth.'])
    expect(bundle.includes(text), text).toBe(true);
  for (const text of ['Booth Studio', '#1a43cf', '28500']) expect(bundle.includes(text), text).toBe(false);
});

test("the database's rules take its sizes, and no others", async () => {
  const rules = await run("import { companyRules } from './scripts/rules.ts'; console.log(companyRules());");
  expect(rules).toContain("'20x30'");
  expect(rules).not.toContain('20x20');
});
