import { expect, test } from 'vitest';
import { accountCommands } from './account-commands.ts';
import { ACTING, checkGrants, type Policies, type Policy } from './check-grants.ts';

/** Policies after running the commands, without those that contain a word of `left`. */
function policiesAfter(left = 'none'): Policies {
  const after = (place: string): Policy => ({
    bindings: accountCommands('acme').flatMap(({ args }) => {
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
    ofAccounts: Object.fromEntries(ACTING.map((name) => [name, own(name)])),
  };
}

const lacking = (policies: Policies, project = 'acme') =>
  checkGrants(project, policies).map(({ problem }) => problem);

test('after the commands no role is missing', () => {
  expect(lacking(policiesAfter())).toEqual([]);
});

test('a missing role is found, on the project and on the account itself', () => {
  expect(
    lacking(policiesAfter('booth-mail@acme.iam.gserviceaccount.com --role=roles/datastore.user')),
  ).toEqual(['The account booth-mail of acme lacks datastore.user.']);
  expect(lacking(policiesAfter('roles/iam.serviceAccountUser'))).toEqual([
    'The account booth-admin-api of acme lacks iam.serviceAccountUser.',
    'The account booth-outbox of acme lacks iam.serviceAccountUser.',
  ]);
});

test("another project's accounts do not count, and an empty policy grants nothing", () => {
  const [first, ...others] = lacking(policiesAfter(), 'acme-staging');
  expect(first).toContain('The account booth-api of acme-staging lacks');
  expect(lacking({ ofProject: {}, ofAccounts: {} })).toHaveLength(others.length + 1);
});
