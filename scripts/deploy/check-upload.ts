import type { Finding } from './finding.ts';

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
  const list = (paths: readonly string[]) => paths.slice(0, 5).join(', ') + (paths.length > 5 ? ', …' : '');
  const hidden = all.filter((path) => PRIVATE.test(path));
  const tests = all.filter((path) => TESTS.test(path));
  const missing = NEEDED.filter((path) => !functions.includes(path));
  const findings: Finding[] = [];
  if (hidden.length > 0) {
    findings.push({
      name: 'upload-private',
      problem: `What is not to leave this machine would be uploaded: ${list(hidden)}.`,
      remedy: 'Name it in functions.ignore or hosting.ignore of firebase.json, or delete it.',
    });
  }
  if (tests.length > 0) {
    findings.push({
      name: 'upload-tests',
      problem: `Tests would be uploaded: ${list(tests)}.`,
      remedy: 'Name them in functions.ignore or hosting.ignore of firebase.json.',
    });
  }
  if (missing.length > 0) {
    findings.push({
      name: 'upload-incomplete',
      problem: `The functions cannot start: ${list(missing)} would not be uploaded.`,
      remedy: 'Build them (npm run build), and take what they need out of functions.ignore of firebase.json.',
    });
  }
  return findings;
}
