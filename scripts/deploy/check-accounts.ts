import type { Role, ServiceAccount } from '../../functions/src/platform/service-accounts.ts';
import type { Deployment, Endpoint } from './deployment.ts';
import type { Finding } from './finding.ts';

const TABLE = 'functions/src/platform/service-accounts.ts';

/**
 * Finds functions without their own service account, and accounts that lack a role.
 */
export function checkAccounts({ manifest, accounts }: Pick<Deployment, 'manifest' | 'accounts'>): Finding[] {
  return Object.entries(manifest.endpoints).flatMap(([name, endpoint]) => {
    const account = accounts.find(({ functions }) => functions.includes(name));
    if (!account || endpoint.serviceAccountEmail !== `${account.name}@`) {
      const wanted = account ? `${account.name}@, as ${TABLE} says` : 'no account of its own';
      const problem = `The function ${name} runs as ${endpoint.serviceAccountEmail ?? 'the account of the whole project'}; it has ${wanted}.`;
      const remedy = `Give it a line in ${TABLE}, a row in functions/src/http/entry-points.ts, and ...entryPoint('${name}') among its options.`;
      return [{ name: 'account-missing', problem, remedy }];
    }
    return missingRoles(account, endpoint).map(({ role, reason }) => ({
      name: 'role-missing',
      problem: `The function ${name} ${reason}, but ${account.name} has no ${role}.`,
      remedy: `Add it to ${TABLE}, then npm run deploy -- --accounts --yes.`,
    }));
  });
}

function missingRoles({ roles }: ServiceAccount, { eventTrigger }: Endpoint) {
  const needs: { role: Role; reason: string }[] = [{ role: 'logging.logWriter', reason: 'logs' }];
  if (eventTrigger) {
    const reason = 'follows changes of documents';
    needs.push({ role: 'eventarc.eventReceiver', reason }, { role: 'run.invoker', reason });
  }
  return needs.filter(({ role }) => !roles.includes(role));
}
