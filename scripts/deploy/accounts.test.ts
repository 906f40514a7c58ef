/** Compares the product's table of accounts with its code. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAs, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { ROOT } from '../stack/addresses.ts';
import { accountCommands } from './account-commands.ts';
import { checkAccounts } from './check-accounts.ts';
import type { Deployment } from './deployment.ts';
import { readReachedWords } from './reached-words.ts';

const words = readReachedWords(ROOT);

/** Findings for the product with its own accounts. */
function product(accounts: Deployment['accounts'] = SERVICE_ACCOUNTS) {
  const endpoints = Object.fromEntries(
    SERVICE_ACCOUNTS.flatMap(({ name, functions }) =>
      functions.map((each) => [each, { serviceAccountEmail: `${name}@` }] as const),
    ),
  );
  return { manifest: { endpoints, params: [] }, accounts, words };
}

test('each function has one account, with the roles that its code needs', () => {
  const functions = SERVICE_ACCOUNTS.flatMap((account) => account.functions);
  expect(functions.sort()).toEqual(Object.keys(words).sort());
  expect(checkAccounts(product())).toEqual([]);
});

test('functions in the same file need only their own roles', () => {
  const uses = (word: string) => Object.keys(words).filter((name) => words[name]?.has(word));
  expect(uses('getFunctions').sort()).toEqual(['adminApi', 'queueMail', 'sweepMail']);
  expect(uses('getStorage').sort()).toEqual(['adminApi', 'api', 'media', 'sweepImages']);
  expect(uses('getAuth').sort()).toEqual(['adminApi', 'beforeUserSignedIn', 'followAdminAccounts']);
  expect(uses('getAppCheck').sort()).toEqual(['api', 'meetingLogo']);
  expect(uses('x-goog-user-project')).toEqual(['adminApi']);
});

test('every role that the code needs is reported if missing', () => {
  const needless = SERVICE_ACCOUNTS.map((account) => ({ ...account, roles: [] }));
  const missed = checkAccounts(product(needless)).map(({ problem }) => / has no (\S+)\.$/.exec(problem)?.[1]);
  const told = new Set(missed);
  const given = SERVICE_ACCOUNTS.flatMap(({ roles }) => roles).filter((role) => !told.has(role));
  // Derived from the triggers in the manifest, not from the code
  expect([...new Set(given)]).toEqual(['eventarc.eventReceiver']);
});

test('a stack on this machine has no accounts, a project has', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GCLOUD_PROJECT', 'demo-booth');
  expect(runsAs('api')).toEqual({});
  vi.stubEnv('GCLOUD_PROJECT', 'acme');
  expect(runsAs('queueMail')).toEqual({ serviceAccount: 'booth-outbox@' });
});

test('an account is created before it gets roles, and may act only as itself', () => {
  const commands = accountCommands('acme').map(({ args }) => args.join(' '));
  const outbox = commands.filter((command) => command.includes('booth-outbox'));
  expect(outbox[0]).toBe('iam service-accounts create booth-outbox --project=acme');
  expect(outbox.filter((command) => command.includes('iam.serviceAccountUser'))).toEqual([
    'iam service-accounts add-iam-policy-binding booth-outbox@acme.iam.gserviceaccount.com --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/iam.serviceAccountUser --project=acme --condition=None',
  ]);
  expect(outbox).toContain(
    'projects add-iam-policy-binding acme --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/cloudtasks.enqueuer --project=acme --condition=None',
  );
});
