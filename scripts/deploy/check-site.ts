import type { BuiltFile, Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/** Pages with a canonical address. */
const CANONICAL = ['index.html', 'privacy.html'];

/** Static pages without scripts or input; all others need a policy. */
const PAGE = /\.html$/;

/**
 * Limits in compressed bytes for a page, a script, and the whole upload. 12 MB of that are the booths for phones' viewers, which
 * load only on a tap.
 */
const MOST = { page: 45_000, script: 160_000, all: 24_000_000 };

const REBUILD = 'Build the site again: npm run build -- --project <id>.';

/** Finds faults in the built pages. */
export function checkSite({ dist, site }: Pick<Deployment, 'dist' | 'site'>): Finding[] {
  const home = dist.find(({ path }) => path === 'index.html');
  if (!home) return [{ name: 'site-missing', problem: 'There is no built site in dist.', remedy: REBUILD }];
  return [
    ...checkCanonical(dist, site['SITE_URL']?.trim() ?? ''),
    ...checkPolicies(dist),
    ...checkProjects(home),
    ...checkSizes(dist),
  ];
}

function checkCanonical(dist: readonly BuiltFile[], siteUrl: string): Finding[] {
  const origin = URL.parse(siteUrl)?.origin;
  return CANONICAL.flatMap((path) => {
    const html = dist.find((file) => file.path === path)?.html ?? '';
    const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    if (address && URL.parse(address)?.origin === origin) return [];
    const problem = `${path} says that its address is ${address ?? 'none'}, which is not at ${siteUrl}.`;
    return [{ name: 'site-canonical', problem, remedy: REBUILD }];
  });
}

function checkPolicies(dist: readonly BuiltFile[]): Finding[] {
  return dist
    .filter(({ path, html }) => PAGE.test(path) && !html?.includes('http-equiv="content-security-policy"'))
    .map(({ path }) => ({
      name: 'site-policy',
      problem: `${path} has no Content-Security-Policy.`,
      remedy: `See src/config/page-policy.ts. ${REBUILD}`,
    }));
}

function checkProjects({ html }: BuiltFile): Finding[] {
  if (html && /\?project=/.test(html)) return [];
  return [
    {
      name: 'site-empty',
      problem: 'The built page shows no reference project.',
      remedy: `Publish one in the panel. ${REBUILD} For the very first deployment: --first.`,
    },
  ];
}

function checkSizes(dist: readonly BuiltFile[]): Finding[] {
  const heavy = dist.filter(
    ({ path, bytes }) =>
      (PAGE.test(path) && bytes > MOST.page) || (path.endsWith('.js') && bytes > MOST.script),
  );
  const total = dist.reduce((sum, { bytes }) => sum + bytes, 0);
  const problems = heavy.map(({ path, bytes }) => `${path} has ${kilobytes(bytes)} compressed`);
  if (total > MOST.all) problems.push(`all of dist has ${kilobytes(total)}`);
  return problems.map((problem) => ({
    name: 'site-heavy',
    problem: `${problem}: more than a visitor should wait for.`,
    remedy: 'See what grew with npm run bench; limits are in scripts/deploy/check-site.ts.',
  }));
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString('en-US')} KB`;
}
