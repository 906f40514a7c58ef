import { type Role, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { accountEmail, ON_ITSELF } from './account-commands.ts';
import type { Finding } from './finding.ts';

/** Roles on a resource, as `gcloud … get-iam-policy --format=json` prints them. */
export interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
}

/** Policies of a project, and of its accounts by name. */
export interface Policies {
  readonly ofProject: Policy;
  readonly ofAccounts: Readonly<Record<string, Policy>>;
}

/** Accounts that act as themselves, whose own policies are needed. */
export const ACTING = SERVICE_ACCOUNTS.filter(({ roles }) =>
  roles.some((role) => ON_ITSELF.includes(role)),
).map(({ name }) => name);

/** Roles of the functions' accounts that are missing in `project`. Calls that need them fail silently. */
export function checkGrants(project: string, { ofProject, ofAccounts }: Policies): Finding[] {
  return SERVICE_ACCOUNTS.flatMap(({ name, roles }) => {
    const member = `serviceAccount:${accountEmail(name, project)}`;
    const isGranted = (role: Role) => {
      const { bindings = [] } = ON_ITSELF.includes(role) ? (ofAccounts[name] ?? {}) : ofProject;
      return bindings.some((binding) => binding.role === `roles/${role}` && binding.members.includes(member));
    };
    const missing = roles.filter((role) => !isGranted(role));
    if (missing.length === 0) return [];
    const problem = `The account ${name} of ${project} lacks ${missing.join(', ')}.`;
    return [{ name: 'role-ungranted', problem, remedy: 'Grant it: npm run deploy -- --accounts --yes.' }];
  });
}
