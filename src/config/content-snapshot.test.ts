import { expect, onTestFinished, test, vi } from 'vitest';
import { OTHER_PRICES } from '../../tests/support/price-tables.ts';
import { aProject } from '../../tests/support/projects.ts';
import { serve } from '../../tests/support/serve.ts';
import { summaryOf } from '../domain/project/gallery.ts';
import { DEFAULT_SHOWS } from '../domain/show/default-shows.ts';
import { contentAt, contentUrl } from './content-snapshot.ts';
import { allLeftOut } from './left-out.ts';

/** Starts a server that gives every request this response; resolves to its origin. */
function serving(status: number, body: unknown): Promise<string> {
  return serve((_request, response) => response.writeHead(status).end(JSON.stringify(body)));
}

function quietWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn;
}

test('the content comes from CONTENT_URL, else from SITE_URL, else from nowhere', () => {
  const [content, site] = ['https://content.example/x', 'https://site.example'];
  expect(contentUrl({ CONTENT_URL: content, SITE_URL: site })).toBe('https://content.example');
  expect(contentUrl({ CONTENT_URL: ' ', SITE_URL: site })).toBe('https://site.example');
  expect(contentUrl({})).toBe('');
  expect(() => contentUrl({ CONTENT_URL: 'content.example' })).toThrow();
});

test('the snapshot has the parts of each project that visitors see, and nothing else', async () => {
  const times = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };
  const origin = await serving(200, { reference_projects: [{ ...aProject(), ...times }] });
  expect((await contentAt(origin)).projects).toEqual([aProject()]);
});

test('it is known that there is no project only if the content was read', async () => {
  quietWarnings();
  const hasNone = async (origin: string) => (await contentAt(origin)).hasNoProjects;
  expect(await hasNone(await serving(200, { reference_projects: [] }))).toBe(true);
  expect(await hasNone(await serving(200, { reference_projects: [aProject()] }))).toBe(false);
  expect(await hasNone(await serving(500, {}))).toBe(false);
});

/** Serves answers by path, and 404 for others; resolves to the origin. */
function servingPaths(answers: Readonly<Record<string, object>>): Promise<string> {
  return serve(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
}

test('of content with cards, all projects are read with their details, in their order', async () => {
  const projects = ['a', 'b-c', 'd', 'e', 'f', 'g'].map((id) =>
    aProject({ id, company_name: `Company ${id}` }),
  );
  const summaries = projects.map(summaryOf);
  const details = projects.map((project) => [
    `/api/projects/${encodeURIComponent(project.id)}`,
    { success: true, project },
  ]);
  const answers = {
    '/api/content': { reference_projects: summaries.slice(0, 2) },
    '/api/projects': { success: true, reference_projects: summaries },
    ...Object.fromEntries(details),
  };
  expect((await contentAt(await servingPaths(answers))).projects).toEqual(projects);

  // Deleted between the two requests
  const { '/api/projects/d': _deleted, ...rest } = answers;
  expect((await contentAt(await servingPaths(rest))).projects.map(({ id }) => id)).not.toContain('d');
});

test('if the list of projects cannot be read, there is no snapshot', async () => {
  const warn = quietWarnings();
  const origin = await servingPaths({ '/api/content': { reference_projects: [summaryOf(aProject())] } });
  expect((await contentAt(origin)).projects).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test('no origin, no response, a failure or something else give none', async () => {
  const warn = quietWarnings();
  const nothing = {
    ...{ projects: [], projectPages: {}, designs: [], shows: DEFAULT_SHOWS, terms: {} },
    ...{ logo: null, darkLogo: null, hasNoProjects: false },
  };
  expect(await contentAt('')).toEqual(nothing);
  expect(warn).not.toHaveBeenCalled();
  expect(await contentAt('http://127.0.0.1:1')).toEqual(nothing);
  expect(await contentAt(await serving(503, {}))).toEqual(nothing);
  expect(await contentAt(await serving(200, { something: 'else' }))).toEqual(nothing);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('the snapshot has the logo, and takes only the address of a stored image', async () => {
  const logo = '/media/demo-admin/logo-0123456789abcdef-480x96.webp';
  const content = { logo_url: logo, reference_projects: [] };
  expect(await contentAt(await serving(200, content))).toMatchObject({ logo, darkLogo: null });
  const dark = { ...content, logo_dark_url: logo };
  expect(await contentAt(await serving(200, dark))).toMatchObject({ logo, darkLogo: logo });
  for (const logo_url of [null, 'https://elsewhere.example/logo.webp', 7]) {
    expect((await contentAt(await serving(200, { ...content, logo_url }))).logo).toBeNull();
  }
});

test('where content is required, no response and no project fail the build, and explain the first build', async () => {
  quietWarnings();
  const required = true;
  const empty = await serving(200, { logo_url: null, reference_projects: [] });
  await expect(contentAt(await serving(503, {}), required)).rejects.toThrow('-- --first');
  await expect(contentAt(await serving(503, {}), required)).rejects.toThrow('returned none');
  await expect(contentAt('', required)).rejects.toThrow('CONTENT_URL is not set');
  await expect(contentAt(empty, required)).rejects.toThrow('None of the reference projects');
  const full = await serving(200, { logo_url: null, reference_projects: [aProject()] });
  expect(await contentAt(full, required)).toMatchObject({ projects: [aProject()], logo: null });
});

test('a record that breaks its schema is left out, and reported with its name and why', async () => {
  const foreign = { ...aProject().stand_photos, stand_side_photo: 'https://elsewhere.example/x.webp' };
  const facts = { id: 'design-1', slug: '10x10-launch', description: 'A booth', booth_size: '10x10' };
  const launch = { title: 'Launch', ...facts, price: 2400, features: [], images: null, image_url: null };
  const others = [
    { ...launch, title: 'Launch again' },
    { ...launch, title: 'Launch elsewhere', slug: 'A/B' },
  ];
  const [ces] = DEFAULT_SHOWS;
  const content = {
    reference_projects: [aProject({ id: 'p2', company_name: 'Foreign', stand_photos: foreign }), aProject()],
    booth_designs: [launch, ...others],
    shows: [ces, { ...ces, name: 'Scripted', website: 'javascript:alert(1)' }],
    prices: { ...OTHER_PRICES, west: { ...OTHER_PRICES.west, '10x10': 'much' } },
  };

  const { projects, designs, shows, prices } = await contentAt(await serving(200, content));

  expect({ projects, designs, shows }).toEqual({ projects: [aProject()], designs: [launch], shows: [ces] });
  // The default ones count
  expect(prices).toBeUndefined();
  for (const [what, why] of [
    ['project "Foreign"', 'stand_photos.stand_side_photo: Use an uploaded image'],
    ['price table "without a name"', 'west.10x10: Enter whole dollars, such as 8,500'],
    ['design "Launch again"', expect.any(String)],
    ['design "Launch elsewhere"', expect.any(String)],
    ['show "Scripted"', expect.any(String)],
  ])
    expect(allLeftOut()).toContainEqual({ what, why });
});
