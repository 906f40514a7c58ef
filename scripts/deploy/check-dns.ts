import type { Finding, Variables } from './deployment.ts';

/** As in node:dns/promises. */
export interface Lookups {
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  readonly resolve4: (name: string) => Promise<string[]>;
  readonly resolve6: (name: string) => Promise<string[]>;
}

/** Hosting's addresses for custom domains: https://firebase.google.com/docs/hosting/custom-domain */
const HOSTING = '199.36.158.100';

const NO_RECORD = ['ENODATA', 'ENOTFOUND'];

const MAIL_TABLE = "Enter the mail provider's values: docs/deploy.md, 'Mail'.";

export interface Names {
  readonly parameters: Variables;
  /** The mail provider's. */
  readonly dkimSelector: string | undefined;
}

/** Finds missing or wrong DNS records of the site and of its mail sender. */
export async function checkDns({ parameters, dkimSelector }: Names, dns: Lookups): Promise<Finding[]> {
  const domain = /@([\w.-]+)>?\s*$/.exec(parameters['MAIL_FROM'] ?? '')?.[1];
  const host = URL.parse(parameters['SITE_URL'] ?? '')?.hostname;
  const checks = [
    host ? checkSite(host, dns) : [],
    ...(domain ? [checkSpf(domain, dns), checkDkim(domain, dkimSelector, dns), checkDmarc(domain, dns)] : []),
  ];
  const results = await Promise.allSettled(checks);
  const findings = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return findings;
  const problem = `DNS does not answer here: ${(failed.reason as Error).message}.`;
  const remedy = 'Try again, or look with dig from another network.';
  return [...findings, { name: 'dns-unanswered', problem, remedy, isNote: true }];
}

async function checkSite(host: string, dns: Lookups): Promise<Finding[]> {
  const found = await Promise.all([answered(dns.resolve4(host)), answered(dns.resolve6(host))]);
  const addresses = found.flat();
  if (addresses.length === 0) {
    const remedy = "Hosting in the console, 'Add custom domain', says which records to enter.";
    return [{ name: 'site-unresolved', problem: `DNS has no address for ${host}.`, remedy }];
  }
  if (addresses.includes(HOSTING)) return [];
  const problem = `${host} leads to ${addresses.join(', ')}, not to Hosting's ${HOSTING}.`;
  const remedy = 'Correct if Hosting names another, or if you have a proxy in front of it.';
  return [{ name: 'site-elsewhere', problem, remedy, isNote: true }];
}

async function checkSpf(domain: string, dns: Lookups): Promise<Finding[]> {
  const records = await texts(domain, /^v=spf1(\s|$)/i, dns);
  const [record = ''] = records;
  const add = (name: string, problem: string): Finding[] => [{ name, problem, remedy: MAIL_TABLE }];
  if (records.length === 0)
    return add('spf-missing', `${domain} does not say who sends its mail: no TXT 'v=spf1 …'.`);
  if (records.length > 1)
    return add('spf-several', `${domain} has ${records.length} TXT 'v=spf1 …': none of them counts.`);
  return /\s\+?all(\s|$)/i.test(record)
    ? add('spf-open', `${domain} lets anyone send its mail: '${record}'.`)
    : [];
}

async function checkDkim(domain: string, selector: string | undefined, dns: Lookups): Promise<Finding[]> {
  if (!selector) {
    const problem = 'Not checked: the signature of mails. --dkim gives the name of the key.';
    return [{ name: 'dkim-unknown', problem, remedy: 'Say it: --dkim <selector>.', isNote: true }];
  }
  const name = `${selector}._domainkey.${domain}`;
  const [record] = await texts(name, /(^|;)\s*p=/i, dns);
  if (record && /(^|;)\s*p=\s*[a-z0-9+/]/i.test(record)) return [];
  const problem = record
    ? `The key at ${name} is withdrawn: its 'p=' is empty.`
    : `There is no key at ${name}: signed mail counts as unsigned.`;
  return [{ name: 'dkim-missing', problem, remedy: MAIL_TABLE }];
}

/** A subdomain without its own policy inherits that of its parent. */
async function checkDmarc(domain: string, dns: Lookups): Promise<Finding[]> {
  const labels = domain.split('.');
  for (let place = 0; place <= labels.length - 2; place += 1) {
    const owner = labels.slice(place).join('.');
    const [record] = await texts(`_dmarc.${owner}`, /^v=DMARC1\s*(;|$)/i, dns);
    if (!record) continue;
    if (!/;\s*p=\s*none\s*(;|$)/i.test(record)) return [];
    const problem = `The policy at _dmarc.${owner} is 'none': mail that others forge is delivered.`;
    return [{ name: 'dmarc-none', problem, remedy: "Raise it to 'quarantine' soon.", isNote: true }];
  }
  const problem = `_dmarc.${domain} has no TXT 'v=DMARC1; …': large providers refuse mail without it.`;
  return [{ name: 'dmarc-missing', problem, remedy: MAIL_TABLE }];
}

/** TXT records of a name that match, each joined from its chunks. */
async function texts(name: string, kind: RegExp, dns: Lookups): Promise<string[]> {
  const records = await answered(dns.resolveTxt(name));
  return records.map((parts) => parts.join('')).filter((record) => kind.test(record));
}

async function answered<Answer>(answer: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await answer;
  } catch (error) {
    if (NO_RECORD.includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}
