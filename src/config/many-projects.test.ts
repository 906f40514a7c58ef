/** A build of the whole site with 200 projects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentAnswers } from '../../tests/browser/demo-content.ts';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { manyProjects } from '../../tests/support/projects.ts';

/** Maximum bytes of the home page's HTML. */
const MAX_HOME = 160_000;

test('with 200 projects the home page has twelve cards and stays small, and every project has a page', {
  timeout: 600_000,
}, async () => {
  const answers = Object.entries(contentAnswers(manyProjects(200))).map(
    ([route, answer]) => [route.replace('GET ', ''), answer] as const,
  );
  const { '/api/content': content = {}, ...others } = Object.fromEntries(answers);
  // The demo's pictures are no uploads, so its designs would be left out
  const site = await buildSite(copySite().folder, { ...content, booth_designs: [] }, others);

  expectSound(site);
  expect(site.leftOut).toEqual([]);
  const home = readFileSync(join(site.dist, 'index.html'), 'utf8');
  const bytes = Buffer.byteLength(home);
  console.info(`Home page with 200 projects: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(MAX_HOME);
  expect(home.match(/aria-label="View project: /g)).toHaveLength(12);
  // Details belong to the projects' own pages
  expect(home).not.toMatch(/fills a paragraph|Feature 0 of|Outcome 0 of|design-top-view/);
  const projects = [...site.pages.keys()].filter((path) => path.startsWith('/projects/'));
  expect(projects).toHaveLength(200);
  expect(site.pages.get('/')?.links).toContain('/projects');
  expect(site.pages.get('/projects')?.links).toEqual(expect.arrayContaining(projects));
});
