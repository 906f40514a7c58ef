import { Resolver } from 'node:dns/promises';
import { execa } from 'execa';
import { accountEmail } from './account-commands.ts';
import { checkDns } from './check-dns.ts';
import { ACTING, checkGrants, type Policy } from './check-grants.ts';
import { checkMailServer } from './check-mail-server.ts';
import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

const FIREBASE = 'node_modules/firebase-tools/lib/bin/firebase.js';

/**
 * Checks what needs the network: the mail server, DNS, and granted roles. Sends no mail.
 * @param dkimSelector the mail provider's DKIM selector
 * @param isFirst true if the site's address need not resolve yet
 */
export async function checkOnline(
  root: string,
  { project, parameters }: Pick<Deployment, 'project' | 'parameters'>,
  { dkimSelector, isFirst = false }: { dkimSelector?: string | undefined; isFirst?: boolean },
): Promise<Finding[]> {
  const url = process.env['SMTP_URL'] ?? (await readSecret(root, project));
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  const dns = {
    resolveTxt: resolver.resolveTxt.bind(resolver),
    resolve4: resolver.resolve4.bind(resolver),
    resolve6: resolver.resolve6.bind(resolver),
  };
  const [mail, names, grants] = await Promise.all([
    checkMailServer(url),
    checkDns({ parameters, dkimSelector }, dns),
    readGrants(project),
  ]);
  const isExpected = ({ name }: Finding) => isFirst && name === 'site-unresolved';
  return [
    ...mail,
    ...names.map((finding) => (isExpected(finding) ? { ...finding, isNote: true } : finding)),
    ...grants,
  ];
}

/** Checks the granted roles; a note if gcloud is not signed in. */
async function readGrants(project: string): Promise<Finding[]> {
  try {
    const ofProject = await policy(['projects', 'get-iam-policy', project]);
    const own = ACTING.map(async (name): Promise<[string, Policy]> => {
      const email = accountEmail(name, project);
      return [name, await policy(['iam', 'service-accounts', 'get-iam-policy', email, '--project', project])];
    });
    return checkGrants(project, { ofProject, ofAccounts: Object.fromEntries(await Promise.all(own)) });
  } catch {
    const problem = 'Whether the accounts have their roles was not looked up: gcloud does not answer.';
    const remedy =
      'Sign in with gcloud auth login, and create the accounts: npm run deploy -- --accounts --yes.';
    return [{ name: 'roles-unread', problem, remedy, isNote: true }];
  }
}

async function policy(args: readonly string[]): Promise<Policy> {
  const { stdout } = await execa('gcloud', [...args, '--format=json', '--quiet']);
  return JSON.parse(stdout) as Policy;
}

/** Reads the functions' SMTP secret; undefined if signed out or not set. */
async function readSecret(root: string, project: string): Promise<string | undefined> {
  const args = [FIREBASE, 'functions:secrets:access', 'SMTP_URL', '--project', project, '--non-interactive'];
  const { exitCode, stdout } = await execa(process.execPath, args, { cwd: root, reject: false });
  return exitCode === 0 ? stdout.trim() : undefined;
}
