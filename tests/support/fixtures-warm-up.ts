import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildStackSite, loadDemoContent } from '../../scripts/prepare-stack.ts';
import { ROOT, testStackAddresses } from '../../scripts/stack/addresses.ts';

/** Number of parallel requests, as from two browsers with two pages each; the emulator starts a process for each. */
const AT_ONCE = 4;

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site of a stack that `npm run test:stack` keeps up again, if its sources have changed. */
async function rebuildIfChanged(): Promise<void> {
  const stack = testStackAddresses();
  const built = changedAt(resolve(stack.folder, 'dist/index.html'));
  const sources = globSync('{src,packages}/**/*.{astro,css,json,ts,tsx}', { cwd: ROOT });
  const isNewer = (file: string) => !file.includes('.test.') && changedAt(resolve(ROOT, file)) > built;
  if (!sources.some(isNewer)) return;
  console.log('Building the site again ...');
  await loadDemoContent(stack);
  await buildStackSite(stack);
}

/** Time for it on a busy machine, ms. */
const PATIENCE_MS = 600_000;

/** Warms up the functions emulator: while a process starts, requests to it may fail. */
export default async function warmUp(): Promise<void> {
  const { siteUrl } = testStackAddresses();
  await rebuildIfChanged();
  const content = await settled(`${siteUrl}/api/content`);
  const { logo_url } = (await content.json()) as { logo_url: string | null };
  const paths = ['/api/availability', ...(logo_url ? [logo_url] : [])];
  await Promise.all(paths.map((path) => settled(`${siteUrl}${path}`)));
}

/** Repeats parallel requests until all succeed; resolves to the last response. */
async function settled(address: string): Promise<Response> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(address)));
    const last = answers.at(-1);
    if (last && answers.every(({ ok }) => ok)) return last;
  }
  throw new Error(`${address} does not answer`);
}
