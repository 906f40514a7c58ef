import { expect, test } from 'vitest';
import { accountCommands } from './account-commands.ts';
import { ACTING, checkGrants, type Policies, type Policy } from './check-grants.ts';

/** The policies that the commands leave behind, but for those of which one word is in `left`. */
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

test('after the commands, nothing is lacking', () => {
  expect(lacking(policiesAfter())).toEqual([]);
});

test('a role that nobody granted is found, of the project and of the account itself', () => {
  expect(
    lacking(policiesAfter('booth-mail@acme.iam.gserviceaccount.com --role=roles/datastore.user')),
  ).toEqual(['The account booth-mail of acme lacks datastore.user.']);
  expect(lacking(policiesAfter('roles/iam.serviceAccountUser'))).toEqual([
    'The account booth-admin-api of acme lacks iam.serviceAccountUser.',
    'The account booth-outbox of acme lacks iam.serviceAccountUser.',
  ]);
});

test("another project's accounts count for nothing, and an empty policy has none", () => {
  const [first, ...others] = lacking(policiesAfter(), 'acme-staging');
  expect(first).toContain('The account booth-api of acme-staging lacks');
  expect(lacking({ ofProject: {}, ofAccounts: {} })).toHaveLength(others.length + 1);
});
