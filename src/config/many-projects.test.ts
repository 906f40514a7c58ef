// @module-tag long
/** A build of the whole site with 200 projects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { manyProjects } from '../../tests/support/projects.ts';
import { countProjects, PROJECTS_IN_CONTENT, summaryOf } from '../domain/project/gallery.ts';

/** Maximum bytes of the home page's HTML. */
const MAX_HOME = 160_000;

test('with 200 projects the home page has twelve cards and stays small, and every project has a page', async () => {
  const projects = manyProjects(200);
  const summaries = projects.map(summaryOf);
  const answers = {
    '/api/projects': { success: true, reference_projects: summaries },
    ...Object.fromEntries(
      projects.map((project) => [`/api/projects/${project.id}`, { success: true, project }]),
    ),
  };
  const content = {
    reference_projects: summaries.slice(0, PROJECTS_IN_CONTENT),
    project_counts: countProjects(summaries),
  };
  const site = await buildSite(copySite().folder, content, answers);

  expectSound(site);
  expect(site.leftOut).toEqual([]);
  const home = readFileSync(join(site.dist, 'index.html'), 'utf8');
  const bytes = Buffer.byteLength(home);
  console.info(`Home page with 200 projects: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(MAX_HOME);
  expect(home.match(/aria-label="View project: /g)).toHaveLength(12);
  // Details belong to the projects' own pages
  expect(home).not.toMatch(/fills a paragraph|Feature 0 of|Outcome 0 of|design-top-view/);
  const paths = [...site.pages.keys()].filter((path) => path.startsWith('/projects/'));
  expect(paths).toHaveLength(200);
  expect(site.pages.get('/')?.links).toContain('/projects');
  expect(site.pages.get('/projects')?.links).toEqual(expect.arrayContaining(paths));
});
