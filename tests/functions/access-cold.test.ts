import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';
import { startBuiltFunction } from '../support/built-function.ts';

const stack = testStackAddresses();
const [{ uid }] = DEMO_ADMINS;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Starts a built blocking function cold and posts an event about `user`, unsigned as in the emulator, until it answers. */
async function coldAnswer(target: 'beforeUserCreated' | 'beforeUserSignedIn', user: object) {
  const now = Math.floor(Date.now() / 1000);
  const event = {
    ...{ iss: 'https://securetoken.google.com/demo', aud: 'https://run.app', iat: now, exp: now + 60 },
    ...{ event_id: 'event', event_type: target === 'beforeUserCreated' ? 'beforeCreate' : 'beforeSignIn' },
    ...{ ip_address: '127.0.0.1', user_agent: 'test', locale: 'en', sub: 'someone' },
    user_record: { uid: 'someone', metadata: { creation_time: now }, provider_data: [], ...user },
  };
  const body = JSON.stringify({ data: { jwt: `${encode({ alg: 'none' })}.${encode(event)}.` } });
  const { origin, stop } = await startBuiltFunction(stack, {
    target,
    environment: {
      // The administrators' records are in the stack's project
      ...stackEnvironment(stack),
      ADMIN_EMAILS: 'admin@booth.example',
      FIREBASE_DEBUG_MODE: 'true',
      FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true}',
    },
  });
  onTestFinished(stop);
  let answer: Response | undefined;
  await pollUntil(async () => {
    const headers = { 'content-type': 'application/json' };
    answer = await fetch(origin, { method: 'POST', headers, body }).catch(() => undefined);
    return answer !== undefined;
  });
  return [answer?.status, await answer?.json()];
}

test('the first event of a cold beforeUserCreated is answered: a stranger is refused', async () => {
  const message = 'Access Denied: Only authorized administrators can access this panel.';

  const answer = await coldAnswer('beforeUserCreated', {
    email: 'stranger@example.com',
    email_verified: false,
  });

  expect(answer).toMatchObject([403, { error: { message } }]);
});

test('the first event of a cold beforeUserSignedIn is answered: an administrator has the claim', async () => {
  const admin = { uid, email: 'Admin@booth.example', email_verified: true };

  expect(await coldAnswer('beforeUserSignedIn', admin)).toEqual([
    200,
    {
      userRecord: {
        customClaims: { admin: true },
        sessionClaims: { listed: true },
        updateMask: 'customClaims,sessionClaims',
      },
    },
  ]);
});

test('the blocking functions load little at first: no database, storage, mail or image code', () => {
  const bundle = readFileSync(resolve(stack.folder, 'functions/lib/access.js'), 'utf8');

  const imported = [...bundle.matchAll(/^import .*?from "([^"]+)"|^} from "([^"]+)"|^import "([^"]+)"/gms)];
  expect(new Set(imported.map(([, a, b, c]) => a ?? b ?? c))).toEqual(
    new Set(['firebase-functions/identity', 'firebase-functions/params', 'node:diagnostics_channel']),
  );
});
