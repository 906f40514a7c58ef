import { Resolver } from 'node:dns/promises';
import { execa } from 'execa';
import { checkDns } from './check-dns.ts';
import { checkMailServer } from './check-mail-server.ts';
import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

const FIREBASE = 'node_modules/firebase-tools/lib/bin/firebase.js';

/**
 * What speaks against a deployment that can be seen from the network only: the mail server and DNS. No mail is sent.
 * @param dkimSelector the name under which the mail provider's key stands
 * @param isFirst the site's address need not lead anywhere yet
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
  const [mail, names] = await Promise.all([
    checkMailServer(url),
    checkDns({ parameters, dkimSelector }, dns),
  ]);
  const isExpected = ({ name }: Finding) => isFirst && name === 'site-unresolved';
  return [...mail, ...names.map((finding) => (isExpected(finding) ? { ...finding, isNote: true } : finding))];
}

/** The mail server's account as the functions get it; undefined where nobody is signed in, or there is none. */
async function readSecret(root: string, project: string): Promise<string | undefined> {
  const args = [FIREBASE, 'functions:secrets:access', 'SMTP_URL', '--project', project, '--non-interactive'];
  const { exitCode, stdout } = await execa(process.execPath, args, { cwd: root, reject: false });
  return exitCode === 0 ? stdout.trim() : undefined;
}
