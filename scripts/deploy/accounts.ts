/** The functions' service accounts and roles: how to create them, and which roles a project lacks. */
import { execa } from 'execa';
import { accountEmail, type Role, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import type { Finding } from './deployment.ts';

/** Roles on an account, not on the project: to act as it, or to sign on its behalf. */
const ACCOUNT_ROLES: readonly Role[] = ['iam.serviceAccountUser', 'iam.serviceAccountTokenCreator'];

/** Returns the arguments of `gcloud` that create the functions' accounts with their roles, in order. */
export function accountCommands(project: string): string[][] {
  return SERVICE_ACCOUNTS.flatMap(({ name, roles }) => {
    const email = accountEmail(name, project);
    const grant = (role: Role) => {
      const to = [`--member=serviceAccount:${email}`, `--role=roles/${role}`, `--project=${project}`];
      const place = ACCOUNT_ROLES.includes(role)
        ? ['iam', 'service-accounts', 'add-iam-policy-binding', email]
        : ['projects', 'add-iam-policy-binding', project];
      return [...place, ...to, '--condition=None'];
    };
    return [['iam', 'service-accounts', 'create', name, `--project=${project}`], ...roles.map(grant)];
  });
}

/** Prints the commands for the accounts, and runs them if `isConfirmed`, until gcloud refuses one. Safe to repeat. */
export async function createAccounts(project: string, isConfirmed: boolean): Promise<void> {
  const commands = accountCommands(project);
  for (const args of commands) {
    console.log(`gcloud ${args.join(' ')}`);
    if (!isConfirmed) continue;
    const { exitCode, stderr } = await execa('gcloud', [...args, '--quiet', '--format=none'], {
      reject: false,
      stdout: 'ignore',
    });
    if (exitCode === 0 || /already exists/i.test(stderr)) continue;
    const why = stderr.trim() || 'gcloud cannot be run';
    throw new ExpectedError(
      `${why}\nRun the same command again to continue; a new account is known after seconds.`,
    );
  }
  console.log(
    isConfirmed
      ? `All ${commands.length} commands ran.`
      : `Nothing was done. Run it with --yes to run these ${commands.length} commands.`,
  );
}

/** Roles on a resource, as `gcloud … get-iam-policy --format=json` prints them. */
export interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
}

export interface Policies {
  readonly ofProject: Policy;
  readonly ofAccounts: Readonly<Record<string, Policy>>;
}

/** Accounts with roles on themselves. */
export const ACTING_ACCOUNTS = SERVICE_ACCOUNTS.filter(({ roles }) =>
  roles.some((role) => ACCOUNT_ROLES.includes(role)),
).map(({ name }) => name);

/** Finds roles that the functions' accounts lack in `project`. Calls that need them fail silently. */
export function checkGrants(project: string, { ofProject, ofAccounts }: Policies): Finding[] {
  return SERVICE_ACCOUNTS.flatMap(({ name, roles }) => {
    const member = `serviceAccount:${accountEmail(name, project)}`;
    const isGranted = (role: Role) => {
      const { bindings = [] } = ACCOUNT_ROLES.includes(role) ? (ofAccounts[name] ?? {}) : ofProject;
      return bindings.some((binding) => binding.role === `roles/${role}` && binding.members.includes(member));
    };
    const missing = roles.filter((role) => !isGranted(role));
    if (missing.length === 0) return [];
    const problem = `The account ${name} of ${project} lacks ${missing.join(', ')}.`;
    return [{ name: 'role-ungranted', problem, remedy: 'Grant it: npm run deploy -- --accounts --yes.' }];
  });
}
