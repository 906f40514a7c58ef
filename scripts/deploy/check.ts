import { checkAccounts } from './check-accounts.ts';
import { checkFunctions } from './check-functions.ts';
import { checkIndexes } from './check-indexes.ts';
import { checkPackages } from './check-packages.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { checkUpload } from './check-upload.ts';
import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/**
 * Checks everything about a deployment that needs no network.
 * @param isFirst true for the first deployment, which has no content yet
 */
export function checkDeployment(deployment: Deployment, { isFirst = false } = {}): Finding[] {
  const site = checkSite(deployment).map((finding) =>
    isFirst && finding.name === 'site-empty' ? { ...finding, isNote: true } : finding,
  );
  return [
    ...checkTree(deployment.changed),
    ...checkSettings(deployment),
    ...deployment.configProblems.map((problem) => ({
      name: 'config-invalid',
      problem,
      remedy: "Correct firebase.json: Firebase's own schema refuses it.",
    })),
    ...checkFunctions(deployment),
    ...checkAccounts(deployment),
    ...checkIndexes(deployment.indexes),
    ...checkUpload(
      deployment.uploaded,
      deployment.dist.map(({ path }) => path),
    ),
    ...checkPackages(deployment.packages, deployment.audit),
    ...site,
  ];
}

function checkTree(changed: readonly string[]): Finding[] {
  if (changed.length === 0) return [];
  const more = changed.length > 5 ? ', …' : '';
  return [
    {
      name: 'tree-changed',
      problem: `What would be deployed stands in no commit: ${changed.slice(0, 5).join(', ')}${more}.`,
      remedy: 'Commit it or take it back, so that everybody knows what is live and can go back to it.',
    },
  ];
}
