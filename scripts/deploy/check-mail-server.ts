import { logInToMailServer } from '../../functions/src/mail/mailer.ts';
import { isThisMachine } from '../../src/config/local-site.ts';
import type { Finding } from './finding.ts';

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
 * Logs in to the mail server at `url` as the functions do, without sending a mail. Findings never contain the password.
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
