import { type Role, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';

/** A role on an account, not on the project: to act as it, or to sign on its behalf. */
export const ON_ITSELF: readonly Role[] = ['iam.serviceAccountUser', 'iam.serviceAccountTokenCreator'];

/** Returns the address of a project's account. */
export function accountEmail(name: string, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`;
}

/** A `gcloud` command. */
export interface AccountCommand {
  readonly args: readonly string[];
  /** True if it fails when repeated. */
  readonly isOnce: boolean;
}

/** Returns the commands that create the functions' accounts with their roles, in order. */
export function accountCommands(project: string): AccountCommand[] {
  return SERVICE_ACCOUNTS.flatMap(({ name, roles }) => {
    const email = accountEmail(name, project);
    const grant = (role: Role): AccountCommand => {
      const to = [`--member=serviceAccount:${email}`, `--role=roles/${role}`, `--project=${project}`];
      const place = ON_ITSELF.includes(role)
        ? ['iam', 'service-accounts', 'add-iam-policy-binding', email]
        : ['projects', 'add-iam-policy-binding', project];
      return { args: [...place, ...to, '--condition=None'], isOnce: false };
    };
    const create = ['iam', 'service-accounts', 'create', name, `--project=${project}`];
    return [{ args: create, isOnce: true }, ...roles.map(grant)];
  });
}
