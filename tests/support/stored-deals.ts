import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { DEALS, type Deal } from '../../src/domain/records/deals.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { type Database, documentsOf, startApi } from './api-under-test.ts';
import { storeCatalogue } from './payloads.ts';

/** Returns the stored deals with their ids, the oldest first. */
export async function dealsIn(db: Database): Promise<(Deal & { id: string })[]> {
  const stored = await documentsOf(db, DEALS.name);
  const deals = stored.map(({ id, ...deal }) => ({ id: String(id), ...DEALS.read(deal) }));
  return deals.sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis());
}

/** Starts the visitors' and the team's routes on one database, with an administrator who is signed in. */
export async function startDeals() {
  const admin = await startAdminApi({ admins: DEMO_ADMINS.map(({ email }) => email) });
  const { db } = admin;
  await storeCatalogue(db);
  const api = await startApi({ db, settings: { requestsPerHour: 100, trustedProxies: 1 } });
  /** Each request comes a second after the one before. */
  const tick = () => {
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    admin.time.now = api.time.now;
  };
  const visitors: typeof api = {
    ...api,
    post: (...request) => {
      tick();
      return api.post(...request);
    },
  };
  const headers = await adminHeaders();
  const team = (path: string, body: object, key?: string) => {
    tick();
    return admin.post(`/api/admin/${path}`, body, key, headers);
  };
  return {
    ...{ db, visitors, team },
    deals: () => dealsIn(db),
    change: (id: string, change: object, expected: object = {}) =>
      team(`deals/${id}/change`, { change, expected }),
  };
}
