import { expect, test } from 'vitest';
import { PROJECTS_IN_CONTENT } from '../../src/domain/project/gallery.ts';
import { type Database, NOW, startApi } from '../support/api-under-test.ts';
import { storeProject } from '../support/payloads.ts';
import { manyProjects } from '../support/projects.ts';

const PROJECTS = manyProjects(200);

async function storeMany(db: Database) {
  const batch = db.batch();
  PROJECTS.forEach(({ id, ...project }, index) => {
    batch.set(db.doc(`reference_projects/${id}`), { ...project, sort_order: index, admin_id: 'admin-1' });
  });
  await batch.commit();
}

test('with 200 projects the content has the first cards and all counts', async () => {
  const { db, get } = await startApi();
  await storeMany(db);

  const content = await get('/api/content');
  const list = await get('/api/projects');

  expect(content.json.reference_projects).toEqual(list.json.reference_projects.slice(0, PROJECTS_IN_CONTENT));
  const counts: { count: number }[] = content.json.project_counts;
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  expect(list.json.reference_projects.map(({ id }: { id: string }) => id)).toEqual(
    PROJECTS.map(({ id }) => id),
  );
});

test('a project is answered with its details, without its owner, and is cached as the content is', async () => {
  const { db, get } = await startApi();
  const [project] = PROJECTS;
  await storeMany(db);

  const first = await get(`/api/projects/${project?.id}`);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(`/api/projects/${project?.id}`, { 'if-none-match': etag });

  expect(first.json).toEqual({ success: true, project: { ...project, sort_order: 0 } });
  const caching = (await get('/api/content')).headers.get('cache-control');
  expect(first.headers.get('cache-control')).toBe(caching);
  expect(again.status).toBe(304);
  expect((await get('/api/projects')).headers.get('cache-control')).toBe(caching);
});

test('a project that is unknown or was deleted answers 404, which nothing caches', async () => {
  const { db, get, time } = await startApi();
  await storeProject(db, 'p');
  expect((await get('/api/projects/p')).status).toBe(200);
  await db.doc('reference_projects/p').delete();
  time.now = new Date(NOW.getTime() + 2_000);

  for (const id of ['p', 'unknown', '..%2Fbookings', '__proto__', '%00', 'x'.repeat(2_000)]) {
    const { status, json, headers } = await get(`/api/projects/${id}`);
    expect([status, json.code], id).toEqual([404, 'project-not-found']);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
