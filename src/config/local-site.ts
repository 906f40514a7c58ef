/** Recognizes local stacks and reserved addresses, which must never go live. */
import type { Brand } from './company-schema.ts';

/** True for emulated projects: no real project has this prefix. */
export function isDemoProject(projectId: string | undefined): boolean {
  return projectId?.trim().startsWith('demo-') ?? false;
}

/** True if `host`, a host name without its port, is this machine. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(host);
}

/** True if a mail or web address in `text` has a host reserved for examples and tests. */
export function namesExample(text: string): boolean {
  const hosts = [...text.matchAll(/(?:@|:\/\/)([\w.-]+)/g)].map(([, host]) => host ?? '');
  return hosts.some((host) => /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host));
}

/** Telephone numbers reserved for fiction: 555-0100 to 555-0199. */
const FICTION = /555\D?01\d\d/;

/** Lists in sentences the company's addresses that are still this repository's examples. */
export function brandProblems(brand: Pick<Brand, 'email' | 'phone' | 'postalAddress'>): string[] {
  const problems: string[] = [];
  if (namesExample(brand.email)) problems.push(`the e-mail address ${brand.email} is an example`);
  if (FICTION.test(brand.phone)) problems.push(`the telephone number ${brand.phone} is a placeholder`);
  if (/\bexample\b/i.test(brand.postalAddress))
    problems.push(`the postal address ${brand.postalAddress} is an example`);
  return problems;
}

/** True if these variables are for a local build: an emulated project, or a local address. */
export function isLocalBuild(env: Record<string, string | undefined>): boolean {
  if (isDemoProject(env['PUBLIC_FIREBASE_PROJECT_ID'])) return true;
  return isThisMachine(URL.parse(env['SITE_URL']?.trim() ?? '')?.hostname ?? '');
}
