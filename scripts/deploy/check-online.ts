import { Resolver } from 'node:dns/promises';
import { execa } from 'execa';
import { logInToMailServer } from '../../functions/src/mail/mailer.ts';
import { accountEmail } from '../../functions/src/platform/service-accounts.ts';
import { isThisMachine } from '../../src/config/local-site.ts';
import { ROOT } from '../stack/addresses.ts';
import { ACTING_ACCOUNTS, checkGrants, type Policy } from './accounts.ts';
import { checkDns } from './check-dns.ts';
import type { Finding } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';
import { FIREBASE } from './run-release.ts';

/**
 * Checks what needs the network: the key of calendars, the mail server, DNS, and granted roles. Sends no mail.
 * @param dkimSelector the mail provider's DKIM selector
 * @param isFirst true if the site's address need not resolve yet
 */
export async function checkOnline(
  { project, parameters }: Pick<Deployment, 'project' | 'parameters'>,
  { dkimSelector, isFirst }: { dkimSelector: string | undefined; isFirst: boolean },
): Promise<Finding[]> {
  const url = process.env['SMTP_URL'] ?? (await readSecret(project, 'SMTP_URL'));
  const [key, mail, names, grants] = await Promise.all([
    readSecret(project, 'CALENDAR_KEY').then(checkCalendarKey),
    checkMailServer(url),
    checkDns({ parameters, dkimSelector }, new Resolver({ timeout: 5_000, tries: 2 })),
    readGrants(project),
  ]);
  return [...key, ...mail, ...names, ...grants].map((finding) =>
    isFirst && finding.name === 'site-unresolved' ? { ...finding, isNote: true } : finding,
  );
}

async function readGrants(project: string): Promise<Finding[]> {
  try {
    const ofProject = await policy(['projects', 'get-iam-policy', project]);
    const own = ACTING_ACCOUNTS.map(async (name): Promise<[string, Policy]> => {
      const email = accountEmail(name, project);
      return [name, await policy(['iam', 'service-accounts', 'get-iam-policy', email, '--project', project])];
    });
    return checkGrants(project, { ofProject, ofAccounts: Object.fromEntries(await Promise.all(own)) });
  } catch {
    const problem = 'Not checked: the roles of the accounts. gcloud does not answer.';
    const remedy =
      'Sign in with gcloud auth login, and create the accounts: npm run deploy -- --accounts --yes.';
    return [{ name: 'roles-unread', problem, remedy, isNote: true }];
  }
}

async function policy(args: readonly string[]): Promise<Policy> {
  const { stdout } = await execa('gcloud', [...args, '--format=json', '--quiet']);
  return JSON.parse(stdout) as Policy;
}

/** Reads a secret of the functions; undefined if signed out or not set. */
async function readSecret(project: string, name: string): Promise<string | undefined> {
  const args = [FIREBASE, 'functions:secrets:access', name, '--project', project, '--non-interactive'];
  const { exitCode, stdout } = await execa(process.execPath, args, { cwd: ROOT, reject: false });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** @param key the secret CALENDAR_KEY; undefined if it could not be read */
export function checkCalendarKey(key: string | undefined): Finding[] {
  if (key && Buffer.from(key, 'base64').length === 32) return [];
  const problem = key ? 'CALENDAR_KEY is not 32 bytes in base64.' : 'CALENDAR_KEY could not be read.';
  return [
    { name: 'calendar-key', problem, remedy: 'Create it: deploy/create-project.sh, which can be repeated.' },
  ];
}

const SECRET = 'npx firebase functions:secrets:set SMTP_URL --project <id>';

/** Problem and remedy by nodemailer's error code. */
const FAILURES: Readonly<Record<string, { name: string; problem: string; remedy: string }>> = {
  EAUTH: {
    name: 'smtp-login',
    problem: 'refuses the user and the password',
    remedy: `Take both from the provider (special characters as %…), and set the secret again: ${SECRET}.`,
  },
  ETLS: {
    name: 'smtp-plain',
    problem: 'would be given the password unencrypted',
    remedy: `Use smtps://…:465, or a server with STARTTLS: ${SECRET}.`,
  },
  EDNS: {
    name: 'smtp-unreachable',
    problem: 'is not known to DNS',
    remedy: `Correct its name: ${SECRET}.`,
  },
};

/**
 * Logs in to the mail server as the functions do, without sending a mail. Findings never contain the password.
 * @param url the secret SMTP_URL; undefined if it could not be read
 * @param mustEncrypt false only for a server on this machine
 */
export async function checkMailServer(url: string | undefined, mustEncrypt?: boolean): Promise<Finding[]> {
  const { protocol, hostname = '', host = '' } = URL.parse(url?.trim() ?? '') ?? {};
  if (!url || !hostname || !/^smtps?:$/.test(protocol ?? '')) {
    const problem = url ? 'SMTP_URL is not an smtp:// or smtps:// address.' : 'SMTP_URL could not be read.';
    const remedy = `Set it (${SECRET}), or give it to this command as a variable.`;
    return [{ name: 'smtp-unset', problem, remedy }];
  }
  try {
    await logInToMailServer(url.trim(), { requireTLS: mustEncrypt ?? !isThisMachine(hostname) });
    return [];
  } catch (error) {
    const { code = '', responseCode } = error as { code?: string; responseCode?: number };
    const { name, problem, remedy } = FAILURES[code] ?? {
      name: 'smtp-unreachable',
      problem: responseCode ? `answers ${responseCode}` : `does not answer (${code || 'no reason given'})`,
      remedy: 'Look at its name, its port, and whether it lets this machine in; functions reach no port 25.',
    };
    return [{ name, problem: `The mail server ${host} ${problem}.`, remedy }];
  }
}
