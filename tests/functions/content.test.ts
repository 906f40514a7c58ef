import { expect, test } from 'vitest';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';
import { NOW, startApi } from '../support/api-under-test.ts';
import { storeDesign, storeExtra, storeProject, storeShow } from '../support/payloads.ts';

test('content holds designs, extras, cards of projects and the logo, and nothing that names an administrator', async () => {
  const { db, get } = await startApi();
  await storeDesign(db, 'launch', { price: '2400' });
  await storeExtra(db, 'bar-stools', { secret_note: 'margin 40%' });
  await db.doc('site_settings/admin-1').set({ admin_id: 'admin-1', logo_url: '/media/admin-1/logo.webp' });
  const design_renderings = { design_top_view: '/media/projects/a.webp' };
  await storeProject(db, 'p', { features: ['Tower'], design_renderings, created_at: NOW });

  const { status, json, text } = await get('/api/content');

  expect(status).toBe(200);
  expect(json).toEqual({
    logo_url: '/media/admin-1/logo.webp',
    shows: [...DEFAULT_SHOWS],
    quote_rules: { lead_days: 21, needs_phone: false },
    booth_designs: [
      {
        id: 'launch',
        title: 'Launch',
        slug: 'launch',
        description: 'An open corner',
        booth_size: '10x10',
        price: 2400,
        weight_lb: null,
        features: ['Backlit wall'],
        images: { topview: null, frontview: '/media/booth-designs/x.webp', leftview: null, rightview: null },
        image_url: null,
        model: null,
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      },
    ],
    extras: [
      {
        id: 'bar-stools',
        name: 'Bar stools',
        description: 'White, with a back',
        unit_price_usd: 95,
        max_quantity: 10,
        category: 'furniture',
        weight_lb: null,
        image_url: null,
        model: null,
        is_active: true,
        sort_order: 0,
      },
    ],
    reference_projects: [
      {
        id: 'p',
        company_name: 'Maple & Loom',
        conference_name: 'NRF Big Show',
        location: 'New York, NY',
        industry: 'Retail',
        booth_size: '10×20',
        picture: '/media/projects/a.webp',
      },
    ],
  });
  expect(text).not.toContain('admin_id');
});

test('designs come newest first, extras by sort_order and only active ones', async () => {
  const { db, get } = await startApi();
  await storeDesign(db, 'older', { created_at: new Date('2026-10-01T00:00:00Z') });
  await storeDesign(db, 'newer', { created_at: new Date('2026-10-02T00:00:00Z') });
  await storeExtra(db, 'second', { sort_order: 20 });
  await storeExtra(db, 'first', { sort_order: 10 });
  await storeExtra(db, 'hidden', { is_active: false });

  const { json } = await get('/api/content');

  expect(json.booth_designs.map(({ id }: { id: string }) => id)).toEqual(['newer', 'older']);
  expect(json.extras.map(({ id }: { id: string }) => id)).toEqual(['first', 'second']);
});

test('reordered designs and projects keep their order, after new ones', async () => {
  const { db, get } = await startApi();
  const [older, newer] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-10-02T00:00:00Z')];
  for (const [id, fields] of Object.entries({
    second: { sort_order: 10, created_at: newer },
    first: { sort_order: 0, created_at: older },
    new: { created_at: older },
    newest: { created_at: newer },
  })) {
    await storeDesign(db, id, fields);
    await storeProject(db, id, fields);
  }

  const { json } = await get('/api/content');

  for (const list of [json.booth_designs, json.reference_projects]) {
    expect(list.map(({ id }: { id: string }) => id)).toEqual(['newest', 'new', 'first', 'second']);
  }
});

test('kept shows replace the built-in ones: the active ones, in their order', async () => {
  const { db, get } = await startApi();
  await storeShow(db, 'last', { sort_order: 20 });
  await storeShow(db, 'boat-expo-reno', { sort_order: 10, first_day: '2027-01-06', secret_note: 'x' });
  await storeShow(db, 'over', { is_active: false });

  const { shows } = (await get('/api/content')).json;

  expect(shows).toMatchObject([
    { id: 'boat-expo-reno', first_day: '2027-01-06', costs: null },
    { id: 'last' },
  ]);
  expect(Object.keys(shows[0])).toEqual(Object.keys(shows[1]));
  expect(JSON.stringify(shows)).not.toMatch(/secret_note|admin_id/);
});

test('without a logo it is null; the most recently set one is shown, with its own variant for dark backgrounds', async () => {
  const { db, get, time } = await startApi();
  const logos = async () => {
    time.now = new Date(time.now.getTime() + 2_000);
    const { logo_url, logo_dark_url } = (await get('/api/content')).json;
    return [logo_url, logo_dark_url];
  };
  expect(await logos()).toEqual([null, undefined]);
  const [logo_url, logo_dark_url] = ['/media/a/logo.webp', '/media/a/logo-dark.webp'];
  await db.doc('site_settings/a').set({ admin_id: 'a', logo_url, logo_dark_url });
  expect(await logos()).toEqual([logo_url, logo_dark_url]);

  await db.doc('site_settings/b').set({ admin_id: 'b', logo_url: '/media/b/logo.webp' });

  expect(await logos()).toEqual(['/media/b/logo.webp', undefined]);
});

test('content is cached by the CDN, compressed for clients that accept it, and answered with 304 while unchanged', async () => {
  const { db, get, time } = await startApi();
  await storeDesign(db, 'launch');
  const ask = (encoding: string, etag = '') =>
    get('/api/content', { 'accept-encoding': encoding, 'if-none-match': etag });

  const [plain, compressed, refused] = [await ask('identity'), await ask('gzip, br'), await ask('gzip;q=0')];
  const etag = plain.headers.get('etag') ?? '';
  const unchanged = [await ask('identity', etag), await ask('gzip', etag)];
  await storeDesign(db, 'other');
  // The last response is reused for two seconds
  time.now = new Date(NOW.getTime() + 2_000);
  const changed = await ask('identity', etag);

  const encodings = [plain, compressed, refused].map(({ headers }) => headers.get('content-encoding'));
  expect(encodings).toEqual([null, 'gzip', null]);
  expect(compressed.json).toEqual(plain.json);
  expect(compressed.headers.get('etag')).toBe(`W/${etag}`);
  for (const { headers } of [plain, compressed]) {
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/);
  }
  expect([...unchanged, changed].map(({ status }) => status)).toEqual([304, 304, 200]);
});
