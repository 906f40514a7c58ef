// @module-tag long
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeGoogle } from '../../tests/support/fake-google.ts';
import { aProject } from '../../tests/support/projects.ts';
import { SECOND_COMPANY, secondCompany } from '../../tests/support/second-company.ts';
import { serve } from '../../tests/support/serve.ts';
import { ROOT } from '../stack/addresses.ts';

const PARAMETERS = `SITE_URL=https://www.acme.nowhere
MAIL_FROM=Acme <hello@acme.com>
TEAM_EMAIL=team@acme.com
ADMIN_EMAILS=owner@acme.com
`;
const SETTINGS = `PUBLIC_FIREBASE_API_KEY=AIza${'0'.repeat(35)}
PUBLIC_FIREBASE_PROJECT_ID=acme
`;

/** Returns a separate repository with today's files, in which a company has entered its settings. */
function aCompanysRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 120_000);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files)
    if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  for (const packages of ['node_modules', 'functions/node_modules'])
    symlinkSync(join(ROOT, packages), join(folder, packages));

  mkdirSync(join(folder, '.local'));
  writeFileSync(join(folder, 'functions/.env'), PARAMETERS);
  writeFileSync(join(folder, '.env'), SETTINGS);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Acme', '-c', 'user.email=dev@acme.com', 'commit', '--quiet', '--message=Ours');
  return folder;
}

/** Serves two projects, one of them broken, and pictures as the live site's content; resolves to its origin. */
async function someContent(): Promise<string> {
  const broken = { ...aProject({ company_name: 'Broken' }), industry: 'None' };
  const content = JSON.stringify({ reference_projects: [aProject({ industry: 'Energy' }), broken] });
  const picture = readFileSync(join(ROOT, 'scripts/demo/images/projects/technology-design_front_view.webp'));
  return serve(({ url }, response) => response.end(url === '/api/content' ? content : picture));
}

test('a company that has given its settings can release for the first time, and is ready for the next', async () => {
  const google = await startFakeGoogle('acme');
  onTestFinished(() => void google.close());
  const folder = aCompanysRepository();
  const env = {
    ...google.environment,
    XDG_CONFIG_HOME: join(folder, '.local/config'),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...secondCompany(folder),
  };
  const deploy = async (args: string[], more: NodeJS.ProcessEnv = {}) => {
    const options = { cwd: folder, env: { ...env, ...more }, all: true, reject: false } as const;
    return (await execa(process.execPath, ['scripts/deploy.ts', ...args], options)).all;
  };

  const checked = await deploy(['--check']);
  expect(checked).toContain(
    'Note: checked as a first release, since https://www.acme.nowhere has no content.',
  );
  expect(checked).toContain('Ready to deploy to acme.');
  expect(google.writes).toEqual([]);

  const first = await deploy(['--first', '--yes']);
  expect(first).not.toContain('STOP');
  expect(first.match(/Deploy complete!/g)).toHaveLength(3);
  // Its address does not lead anywhere yet
  expect(first).toContain('The site is not healthy:\n  / does not answer');

  const written = google.writes.length;
  const next = await deploy([], { CONTENT_URL: await someContent() });
  expect(next).not.toContain('STOP');
  expect(next).toContain('Ready to deploy to acme.');
  expect(next).toContain('1 left out of the pages:\n  project "Broken": industry:');
  expect(next).toContain('Nothing was deployed. Run it again with --yes.');
  expect(google.writes).toHaveLength(written);

  const leaked = `${SECOND_COMPANY}/public/acme-service-account.json`;
  writeFileSync(join(folder, leaked), '{}');
  writeFileSync(join(folder, '.git/info/exclude'), leaked);
  const refused = await deploy(['--check'], { CONTENT_URL: await someContent() });
  expect(refused).toContain('A private file would be uploaded: dist/acme-service-account.json.');
  expect(google.writes).toHaveLength(written);
});
