/** Checks of what is uploaded: the functions' files and the built site. */
import type { BuiltFile, Finding } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';

/** Settings, secrets, logs and other files that are not in the repository. */
const PRIVATE =
  /(^|\/)(\.env(\..*)?|\.secret\.local|[^/]*\.local|\.local\/.*|\.git\/.*|[^/]*\.log|.*service-?account.*\.json)$/i;
const TESTS = /\.test\.[cm]?[jt]sx?$|(^|\/)(tests|screenshots)\//;

/** Without these the functions do not start, or log stack traces of the bundle. */
const NEEDED = [
  'package.json',
  'package-lock.json',
  'lib/main.cjs',
  'lib/index.js',
  'lib/access.js',
  'lib/api.js',
  'lib/api.js.map',
];

/** Finds files that must not be uploaded, and missing ones of the functions. */
export function checkUpload(functions: readonly string[], site: readonly string[]): Finding[] {
  const all = [...functions.map((path) => `functions/${path}`), ...site.map((path) => `dist/${path}`)];
  const add = (name: string, paths: readonly string[], problem: (list: string) => string, remedy: string) => {
    const list = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ', …' : '');
    return paths.length > 0 ? [{ name, problem: problem(list), remedy }] : [];
  };
  return [
    ...add(
      'upload-private',
      all.filter((path) => PRIVATE.test(path)),
      (list) => `Private files would be uploaded: ${list}.`,
      'Name it in functions.ignore or hosting.ignore of firebase.json, or delete it.',
    ),
    ...add(
      'upload-tests',
      all.filter((path) => TESTS.test(path)),
      (list) => `Tests would be uploaded: ${list}.`,
      'Name them in functions.ignore or hosting.ignore of firebase.json.',
    ),
    ...add(
      'upload-incomplete',
      NEEDED.filter((path) => !functions.includes(path)),
      (list) => `The functions cannot start: ${list} would not be uploaded.`,
      'Build them (npm run build), and take what they need out of functions.ignore of firebase.json.',
    ),
  ];
}

/** Pages with a canonical address. */
const CANONICAL = ['index.html', 'privacy.html'];

/** Files that browsers, search engines and phones ask for by name. */
const EXPECTED = [
  '404.html',
  'robots.txt',
  'sitemap-index.xml',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
];

const PAGE = /\.html$/;

/** Limits in compressed bytes. 12 MB of the whole upload are the booths for phones' viewers, which load only on a tap. */
const MOST = { page: 45_000, script: 160_000, all: 24_000_000 };

const REBUILD = 'Build the site again: npm run build -- --project <id>.';

/** Finds faults in the built pages. */
export function checkSite({
  project,
  dist,
  site,
  changedSince,
  builtFor,
}: Pick<Deployment, 'project' | 'dist' | 'site' | 'changedSince' | 'builtFor'>): Finding[] {
  const home = dist.find(({ path }) => path === 'index.html');
  if (!home) return [{ name: 'site-missing', problem: 'There is no built site in dist.', remedy: REBUILD }];
  return [
    ...EXPECTED.filter((name) => !dist.some(({ path }) => path === name)).map((name) => ({
      name: 'site-incomplete',
      problem: `${name} is not in the built site.`,
      remedy: `Put it back into public or src/pages. ${REBUILD}`,
    })),
    ...(changedSince
      ? [
          {
            name: 'site-stale',
            problem: `The site in dist was built before ${changedSince} was changed.`,
            remedy: REBUILD,
          },
        ]
      : []),
    ...builtFor
      .filter((id) => id !== project)
      .map((id) => ({
        name: 'site-project',
        problem: `The site in dist was built for the project ${id}, the deployment is for ${project}.`,
        remedy: REBUILD,
      })),
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
  if (html?.includes('href="/projects/')) return [];
  const remedy = `Publish one in the panel. ${REBUILD} For the very first deployment: --first.`;
  return [{ name: 'site-empty', problem: 'The built page shows no reference project.', remedy }];
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
    remedy: 'See what grew with npm run bench; limits are in scripts/deploy/check-upload.ts.',
  }));
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString('en-US')} KB`;
}
