import type { RequestHandler } from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { ALERTS } from '../../../src/domain/records/alerts.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { clientAddress } from '../http/client-address.ts';
import { Problem, problemBody } from '../http/problem.ts';
import type { ApiDependencies } from '../http/serve.ts';
import { shortCopy } from '../http/short-copy.ts';
import { logEvent } from '../platform/logging.ts';
import { isSameSecret } from '../platform/secret.ts';
import { withTimeout } from '../platform/with-timeout.ts';

type CheckResult = 'ok' | 'failed' | 'late';

const PATIENCE_MS = 4_000;

/** By then the queue or one of three sweeps must have touched a due mail. A mail between retries is never this late. */
const LEFT_ALONE_MS = 30 * 60_000;

/** Returns the check's result, `ok` if it has none; `failed` if it throws or times out. */
async function inTime(check: () => Promise<CheckResult | undefined>): Promise<CheckResult> {
  return withTimeout(check(), PATIENCE_MS, () => new Error('The check timed out')).then(
    (found) => found ?? 'ok',
    () => 'failed',
  );
}

/** More frequent requests get the last result. The CDN caches good results for as long. */
const KEPT_MS = 10_000;
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** Longer, because requests to the image store cost the most. */
const IMAGES_KEPT_MS = 60_000;

/**
 * GET /api/health: 200 if visitors can be served, else 503 with the failing part; the reason is logged. Requests with
 * the deployment's echo key also get the address that rate limits use and what it names as its caller, uncached, so that
 * operators can check the proxies in front (docs/operate.md, 'The next release').
 */
export function healthRoute({ db, clock, bucket, settings }: ApiDependencies): RequestHandler {
  // The bucket must exist and let us read
  const checkImages = async () => void (await bucket().getFiles({ maxResults: 1, autoPaginate: false }));
  const images = shortCopy(() => inTime(checkImages), { keptMs: IMAGES_KEPT_MS, clock });
  // The document need not exist
  const checkDatabase = async () => void (await db.doc(ALERTS.path('bookings-above-usual')).get());
  const checkMail = async () => {
    const since = Timestamp.fromMillis(clock().getTime() - LEFT_ALONE_MS);
    const { empty } = await db.collection(MAIL.name).where('sweep_at', '<=', since).limit(1).get();
    return empty ? 'ok' : 'late';
  };
  const health = shortCopy(
    async () => {
      const [database, store, mail] = await Promise.all([
        inTime(checkDatabase),
        images.get(),
        inTime(checkMail),
      ]);
      const found = { database, images: store, mail };
      if (store !== 'ok') images.drop();
      if (!isWell(found)) logEvent('health-failed', found);
      return found;
    },
    { keptMs: KEPT_MS, clock },
  );
  const isOperator = (key = '') => settings.echoKey !== '' && isSameSecret(key, settings.echoKey);
  return async (request, response) => {
    const checks = await health.get();
    const caller = isOperator(request.get('X-Echo-Key')) && clientAddress(request, settings.trustedProxies);
    if (caller) response.set({ 'X-Caller-Address': caller.address, 'X-Caller-Before': caller.before ?? '' });
    if (isWell(checks)) {
      response.set('Cache-Control', caller ? 'no-store' : CACHE_CONTROL).json({ success: true, checks });
      return;
    }
    const problem = new Problem('unavailable', { extra: { checks } });
    response.status(problem.status).set('Retry-After', '10').json(problemBody(problem));
  };
}

function isWell(health: Readonly<Record<string, CheckResult>>): boolean {
  return Object.values(health).every((result) => result === 'ok');
}
