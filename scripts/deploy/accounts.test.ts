import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAs } from '../../functions/src/platform/service-accounts.ts';
import { ACTING_ACCOUNTS, accountCommands, checkGrants, type Policies, type Policy } from './accounts.ts';

test('a stack on this machine has no accounts, a project has', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GCLOUD_PROJECT', 'demo-booth');
  expect(runsAs('api')).toEqual({});
  vi.stubEnv('GCLOUD_PROJECT', 'acme');
  expect(runsAs('queueMail')).toEqual({ serviceAccount: 'booth-outbox@acme.iam.gserviceaccount.com' });
});

test('an account is created before it gets roles, and may act only as itself', () => {
  const commands = accountCommands('acme').map((args) => args.join(' '));
  const outbox = commands.filter((command) => command.includes('booth-outbox'));
  expect(outbox[0]).toBe('iam service-accounts create booth-outbox --project=acme');
  expect(outbox.filter((command) => command.includes('iam.serviceAccountUser'))).toEqual([
    'iam service-accounts add-iam-policy-binding booth-outbox@acme.iam.gserviceaccount.com --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/iam.serviceAccountUser --project=acme --condition=None',
  ]);
  expect(outbox).toContain(
    'projects add-iam-policy-binding acme --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/cloudtasks.enqueuer --project=acme --condition=None',
  );
});

/** Policies after running the commands, without those that contain a word of `left`. */
function policiesAfter(left = 'none'): Policies {
  const after = (place: string): Policy => ({
    bindings: accountCommands('acme').flatMap((args) => {
      const line = args.join(' ');
      const [, member, role] = /--member=(\S+) --role=(\S+)/.exec(line) ?? [];
      return member && role && line.startsWith(place) && !line.includes(left)
        ? [{ role, members: ['user:owner@acme.com', member] }]
        : [];
    }),
  });
  const own = (name: string) => after(`iam service-accounts add-iam-policy-binding ${name}@`);
  return {
    ofProject: after('projects add-iam-policy-binding acme'),
    ofAccounts: Object.fromEntries(ACTING_ACCOUNTS.map((name) => [name, own(name)])),
  };
}

const missingRoles = (policies: Policies, project = 'acme') =>
  checkGrants(project, policies).map(({ problem }) => problem);

test('after the commands no role is missing', () => {
  expect(missingRoles(policiesAfter())).toEqual([]);
});

test('a missing role is found, on the project and on the account itself', () => {
  expect(
    missingRoles(policiesAfter('booth-mail@acme.iam.gserviceaccount.com --role=roles/datastore.user')),
  ).toEqual(['The account booth-mail of acme lacks datastore.user.']);
  expect(missingRoles(policiesAfter('roles/iam.serviceAccountUser'))).toEqual([
    'The account booth-admin-api of acme lacks iam.serviceAccountUser.',
    'The account booth-outbox of acme lacks iam.serviceAccountUser.',
    'The account booth-webhooks of acme lacks iam.serviceAccountUser.',
    'The account booth-ten-minutes of acme lacks iam.serviceAccountUser.',
  ]);
});

test("another project's accounts do not count, and an empty policy grants nothing", () => {
  const [first, ...others] = missingRoles(policiesAfter(), 'acme-staging');
  expect(first).toContain('The account booth-api of acme-staging lacks');
  expect(missingRoles({ ofProject: {}, ofAccounts: {} })).toHaveLength(others.length + 1);
});
