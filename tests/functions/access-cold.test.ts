import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { coldAnswer } from '../support/cold-access.ts';

const stack = testStackAddresses();

test('the first event of a cold beforeUserCreated is answered: a stranger is refused', async () => {
  const stranger = { email: 'stranger@example.com', email_verified: false };

  expect(await coldAnswer(stack, 'beforeUserCreated', stranger)).toMatchObject({
    status: 403,
    json: { error: { message: 'Access Denied: Only authorized administrators can access this panel.' } },
  });
});

test('the first event of a cold beforeUserSignedIn is answered: an administrator has the claim', async () => {
  const [{ uid }] = DEMO_ADMINS;
  const admin = { uid, email: 'Admin@booth.example', email_verified: true };

  const { status, json } = await coldAnswer(stack, 'beforeUserSignedIn', admin);

  expect([status, json]).toEqual([
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
