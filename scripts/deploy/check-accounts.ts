import type { Role, ServiceAccount } from '../../functions/src/platform/service-accounts.ts';
import type { Deployment, Endpoint } from './deployment.ts';
import type { Finding } from './finding.ts';

const TABLE = 'functions/src/platform/service-accounts.ts';

/** A role that includes another. */
const STRONGER: Partial<Record<Role, Role>> = {
  'firebaseauth.viewer': 'firebaseauth.admin',
  'storage.objectViewer': 'storage.objectUser',
};

/** Roles for enqueueing tasks: enqueue, act as the caller, and call. */
const ENQUEUES: readonly Role[] = ['cloudtasks.enqueuer', 'iam.serviceAccountUser', 'run.invoker'];

/** Minimum roles by a word in a function's code. Without one, calls fail and only the log shows it. */
const NEEDED: Readonly<Record<string, readonly Role[]>> = {
  getFirestore: ['datastore.user'],
  getAuth: ['firebaseauth.viewer'],
  createUser: ['firebaseauth.admin'],
  updateUser: ['firebaseauth.admin'],
  getStorage: ['storage.objectViewer'],
  save: ['storage.objectUser'],
  getFunctions: ENQUEUES,
  getAppCheck: ['firebaseappcheck.tokenVerifier'],
  getSignedUrl: ['iam.serviceAccountTokenCreator'],
  createCustomToken: ['iam.serviceAccountTokenCreator'],
  'x-goog-user-project': ['serviceusage.serviceUsageConsumer'],
};

/**
 * Finds functions without their own service account, and accounts that lack a role.
 */
export function checkAccounts({
  manifest,
  accounts,
  words,
}: Pick<Deployment, 'manifest' | 'accounts' | 'words'>): Finding[] {
  return Object.entries(manifest.endpoints).flatMap(([name, endpoint]) => {
    const account = accounts.find(({ functions }) => functions.includes(name));
    if (!account || endpoint.serviceAccountEmail !== `${account.name}@`) {
      const wanted = account ? `${account.name}@, as ${TABLE} says` : 'no account of its own';
      const problem = `The function ${name} runs as ${endpoint.serviceAccountEmail ?? 'the account of the whole project'}; it has ${wanted}.`;
      const remedy = `Give it a line in ${TABLE}, a row in functions/src/http/entry-points.ts, and ...entryPoint('${name}') among its options.`;
      return [{ name: 'account-missing', problem, remedy }];
    }
    return missingRoles(account, endpoint, words[name] ?? new Set()).map(({ role, reason }) => ({
      name: 'role-missing',
      problem: `The function ${name} ${reason}, but ${account.name} has no ${role}.`,
      remedy: `Add it to ${TABLE}, then npm run deploy -- --accounts --yes.`,
    }));
  });
}

function missingRoles(account: ServiceAccount, endpoint: Endpoint, words: ReadonlySet<string>) {
  const needs = Object.entries(NEEDED).flatMap(([word, roles]) =>
    words.has(word) ? roles.map((role) => ({ role, reason: `uses ${word}` })) : [],
  );
  needs.push({ role: 'logging.logWriter', reason: 'logs' });
  if (endpoint.eventTrigger) {
    const reason = 'follows changes of documents';
    needs.push({ role: 'eventarc.eventReceiver', reason }, { role: 'run.invoker', reason });
  }
  const has = (role: Role | undefined) => role !== undefined && account.roles.includes(role);
  const missing = needs.filter(({ role }) => !has(role) && !has(STRONGER[role]));
  return missing.filter(({ role }, place) => missing.findIndex((other) => other.role === role) === place);
}
