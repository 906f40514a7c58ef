import { expect, test } from 'vitest';
import { checkDns, type Lookups, type Names } from './check-dns.ts';

/** Correct DNS: the three TXT records, and the site's addresses. */
const SOUND: Readonly<Record<string, readonly string[]>> = {
  'www.acme.com': ['199.36.158.100'],
  'acme.com': ['google-site-verification=1', 'v=spf1 include:mail.net -all'],
  's1._domainkey.acme.com': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.acme.com': ['v=DMARC1; p=quarantine'],
};

/** Look-ups in `records` only. Long TXT values come in chunks, as in DNS. */
function dnsOf(records: Readonly<Record<string, readonly string[]>>, code = 'ENODATA'): Lookups {
  const find = async (name: string): Promise<string[]> => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(`query ${code} ${name}`), { code });
    return [...found];
  };
  return {
    resolveTxt: async (name) => (await find(name)).map((text) => [text.slice(0, 9), text.slice(9)]),
    resolve4: find,
    resolve6: (name) => find(`${name} AAAA`),
  };
}

const names = (MAIL_FROM = 'Acme <hello@acme.com>'): Names => ({
  parameters: { SITE_URL: 'https://www.acme.com', MAIL_FROM },
  dkimSelector: 's1',
});

const findingsAfter = async (changes: Record<string, readonly string[] | undefined>, query = names()) => {
  const records = Object.entries({ ...SOUND, ...changes }).flatMap(([name, texts]) =>
    texts ? [[name, texts] as const] : [],
  );
  const findings = await checkDns(query, dnsOf(Object.fromEntries(records)));
  return findings.map(({ name, problem, isNote }) => `${isNote ? 'note ' : ''}${name}: ${problem}`);
};

test('correct records have no findings', async () => {
  expect(await findingsAfter({})).toEqual([]);
});

test.each<[string, Record<string, readonly string[] | undefined>, string]>([
  ['site-unresolved', { 'www.acme.com': undefined }, 'DNS has no address for www.acme.com'],
  ['note site-elsewhere', { 'www.acme.com': ['192.0.2.1'] }, 'leads to 192.0.2.1'],
  ['spf-missing', { 'acme.com': ['google-site-verification=1'] }, 'acme.com does not say who sends'],
  ['spf-several', { 'acme.com': ['v=spf1 -all', 'v=spf1 ~all'] }, "has 2 TXT 'v=spf1 …'"],
  ['spf-open', { 'acme.com': ['v=spf1 include:mail.net +all'] }, 'lets anyone send'],
  ['dkim-missing', { 's1._domainkey.acme.com': undefined }, 'no key at s1._domainkey.acme.com'],
  ['dkim-missing', { 's1._domainkey.acme.com': ['v=DKIM1; p='] }, 'is withdrawn'],
  ['dmarc-missing', { '_dmarc.acme.com': ['v=DMARC2; p=reject'] }, '_dmarc.acme.com has no TXT'],
  ['note dmarc-none', { '_dmarc.acme.com': ['v=DMARC1; p=none; rua=mailto:a@acme.com'] }, "is 'none'"],
])('%s is found, alone', async (name, changes, problem) => {
  expect(await findingsAfter(changes)).toEqual([expect.stringContaining(problem)]);
  expect(await findingsAfter(changes)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

test('a sender on a subdomain inherits the policy', async () => {
  const below = { 'mail.acme.com': ['v=spf1 -all'], 's1._domainkey.mail.acme.com': ['p=MIIB'] };
  expect(await findingsAfter(below, names('hello@mail.acme.com'))).toEqual([]);
});

test('a site with only IPv6 addresses passes', async () => {
  const newer = { 'www.acme.com': undefined, 'www.acme.com AAAA': ['2001:db8::1'] };
  expect(await findingsAfter(newer)).toEqual([expect.stringContaining('www.acme.com leads to 2001:db8::1')]);
});

test('a DKIM selector that was not given is a note', async () => {
  const withoutSelector = { ...names(), dkimSelector: undefined };
  expect(await findingsAfter({}, withoutSelector)).toEqual([expect.stringMatching(/^note dkim-unknown: /)]);
});

test('a resolver that does not answer does not count as a missing record', async () => {
  const findings = await checkDns(names(), dnsOf({}, 'ETIMEOUT'));
  expect(findings.map(({ name, isNote }) => [name, isNote])).toEqual([['dns-unanswered', true]]);
});
