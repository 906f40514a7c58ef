import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';
import { startBuilt } from '../support/functions-framework.ts';

/** The provider's limit is 7 s, and a container has to start in it too. */
const COLD_MS = 4_000;

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** What the provider posts to a blocking function, as the emulator signs it: not at all. */
function eventAbout(eventType: string, user: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const event = {
    ...{ iss: 'https://securetoken.google.com/demo', aud: 'https://run.app', iat: now, exp: now + 60 },
    ...{
      event_id: 'event',
      event_type: eventType,
      ip_address: '127.0.0.1',
      user_agent: 'test',
      locale: 'en',
    },
    user_record: { uid: 'someone', metadata: { creation_time: now }, provider_data: [], ...user },
    sub: 'someone',
  };
  return JSON.stringify({ data: { jwt: `${encode({ alg: 'none' })}.${encode(event)}.` } });
}

/** Starts the function from nothing and posts until it answers; the answer and the time it took, in milliseconds. */
async function coldAnswer(target: string, body: string) {
  const started = performance.now();
  const { origin } = await startBuilt(target, {
    ADMIN_EMAILS: 'admin@booth.example',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true}',
  });
  let answer: { status: number; json: unknown } | undefined;
  await pollUntil(async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(origin, { method: 'POST', headers, body }).catch(() => undefined);
    if (response) answer = { status: response.status, json: await response.json() };
    return answer !== undefined;
  }, 30_000);
  return { answer, ms: performance.now() - started };
}

test('a cold beforeUserCreated refuses a stranger well within the provider’s 7 seconds', async () => {
  const event = eventAbout('beforeCreate', { email: 'stranger@example.com', email_verified: false });

  const { answer, ms } = await coldAnswer('beforeUserCreated', event);

  expect(answer).toMatchObject({
    status: 403,
    json: { error: { message: 'Access Denied: Only authorized administrators can access this panel.' } },
  });
  expect(ms).toBeLessThan(COLD_MS);
});

test('a cold beforeUserSignedIn gives the claim well within the provider’s 7 seconds', async () => {
  const event = eventAbout('beforeSignIn', { email: 'Admin@booth.example', email_verified: true });

  const { answer, ms } = await coldAnswer('beforeUserSignedIn', event);

  expect(answer).toEqual({
    status: 200,
    json: {
      userRecord: {
        customClaims: { admin: true },
        sessionClaims: { listed: true },
        updateMask: 'customClaims,sessionClaims',
      },
    },
  });
  expect(ms).toBeLessThan(COLD_MS);
});

test('what the blocking functions load is small: no database, storage, mail or image code', () => {
  const bundle = readFileSync(resolve(testStackAddresses().folder, 'functions/lib/access.js'), 'utf8');

  const imported = [...bundle.matchAll(/^import .*?from "([^"]+)"|^} from "([^"]+)"|^import "([^"]+)"/gms)];
  expect(new Set(imported.map(([, a, b, c]) => a ?? b ?? c))).toEqual(
    new Set(['firebase-functions/identity', 'firebase-functions/params']),
  );
});
