import { RECORDS } from '../../src/domain/records/records.ts';
import { checkAccounts, checkFunctions } from './check-functions.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite, checkUpload } from './check-upload.ts';
import type { Finding, IndexFile } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';

/** Checks what needs no network. The first deployment has no content yet. */
export function checkDeployment(deployment: Deployment, { isFirst = false } = {}): Finding[] {
  const paths = deployment.dist.map(({ path }) => path);
  return [
    ...checkTree(deployment),
    ...checkSettings(deployment),
    ...checkFunctions(deployment),
    ...checkAccounts(deployment),
    ...checkTimeToLive(deployment.indexes),
    ...checkRules(deployment.rules),
    ...checkUpload(deployment.uploaded, paths),
    ...deployment.withKeys.map((path) => ({
      name: 'upload-key',
      problem: `${path} contains a private key, and would be uploaded.`,
      remedy: 'Delete it, and revoke the key: anyone who could read the file has it.',
    })),
    ...checkLockfiles(deployment.lockfileProblems),
    ...checkVulnerable(deployment.vulnerable),
    ...checkSite(deployment).map((finding) =>
      isFirst && finding.name === 'site-empty' ? { ...finding, isNote: true } : finding,
    ),
  ];
}

function checkTree({ changed, isTested }: Pick<Deployment, 'changed' | 'isTested'>): Finding[] {
  if (changed.length === 0) {
    const problem = 'The tests were not run to their end for this commit here, or one failed.';
    const remedy = 'Run npm run test:nightly, or see that they passed where the commit comes from.';
    return isTested ? [] : [{ name: 'commit-untested', problem, remedy, isNote: true }];
  }
  const more = changed.length > 5 ? ', …' : '';
  const problem = `Uncommitted changes would be deployed: ${changed.slice(0, 5).join(', ')}${more}.`;
  const remedy = 'Commit or revert them, so that everyone knows what is live and can go back to it.';
  return [{ name: 'tree-changed', problem, remedy }];
}

const TEXT = /'(?:[^'\\\n]|\\.)*'/g;
/** A text, which may contain `//`, or a comment. */
const TEXT_OR_COMMENT = RegExp(`(${TEXT.source})|//.*|/\\*[^]*?\\*/`, 'g');

/** Finds rules that let everyone in, or that do not parse as far as brackets go; Firebase compiles them at the deployment. */
function checkRules(rules: Deployment['rules']): Finding[] {
  return Object.entries(rules).flatMap(([name, text]) => {
    const file = `${name}.rules`;
    const code = text.replace(TEXT_OR_COMMENT, '$1');
    const findings: Finding[] = [];
    const remedy = `See git log -p ${file}.`;
    if (/allow\s+[\w\s,]+(:\s*if\s+true\s*)?;/.test(code))
      findings.push({ name: 'rules-open', problem: `${file} lets everyone read or write.`, remedy });
    if (!/^\s*rules_version\s*=\s*'2';\s*service\s/.test(code) || !hasBalancedBrackets(code))
      findings.push({ name: 'rules-broken', problem: `${file} has a syntax error.`, remedy });
    return findings;
  });
}

function hasBalancedBrackets(code: string): boolean {
  let brackets = code.replace(TEXT, '').replace(/[^()[\]{}]/g, '');
  for (let before = ''; brackets !== before; ) {
    before = brackets;
    brackets = brackets.replace(/\(\)|\[\]|\{\}/g, '');
  }
  return brackets === '';
}

/** Finds expiring records that no TTL policy deletes. */
function checkTimeToLive({ fieldOverrides }: IndexFile): Finding[] {
  const expiring = RECORDS.filter(({ schema }) => 'expires_at' in schema.shape).map(({ name }) => name);
  const deleted = fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expires_at' && ttl);
  return expiring
    .filter((name) => !deleted.some(({ collectionGroup }) => collectionGroup === name))
    .map((name) => ({
      name: 'ttl-missing',
      problem: `Records of ${name} have an expiry date, and nothing deletes them.`,
      remedy: `Add a fieldOverride of firestore.indexes.json for expires_at of ${name}, with "ttl": true.`,
    }));
}

function checkLockfiles(problems: readonly string[]): Finding[] {
  if (problems.length === 0) return [];
  const problem = `A package-lock.json is not that of its package.json: ${problems.join(', ')}.`;
  const remedy = 'Run npm install in its folder and commit the lockfile (docs/lockfile.md).';
  return [{ name: 'lockfile-differs', problem, remedy }];
}

function checkVulnerable(count: number | null): Finding[] {
  if (count === 0) return [];
  if (count === null) {
    const problem = 'The registry did not report known vulnerabilities of the packages.';
    const remedy = 'Run npm audit --omit=dev, here and in functions, where a registry answers.';
    return [{ name: 'audit-unanswered', problem, remedy, isNote: true }];
  }
  const problem = `${count} deployed packages have known vulnerabilities of high severity.`;
  const remedy = 'Run npm audit --omit=dev, here and in functions, and update what it names.';
  return [{ name: 'audit-vulnerable', problem, remedy }];
}
