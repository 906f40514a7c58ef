import { RECORDS } from '../../src/domain/records/records.ts';
import { checkAccounts, checkFunctions } from './check-functions.ts';
import { checkPackages } from './check-packages.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite, checkUpload } from './check-upload.ts';
import type { Deployment, Finding, IndexFile } from './deployment.ts';

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
    ...checkTimeToLive(deployment.indexes),
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
  const problem = `What would be deployed stands in no commit: ${changed.slice(0, 5).join(', ')}${more}.`;
  const remedy = 'Commit it or take it back, so that everybody knows what is live and can go back to it.';
  return [{ name: 'tree-changed', problem, remedy }];
}

/** Finds expiring records that no TTL policy deletes. */
function checkTimeToLive({ fieldOverrides }: IndexFile): Finding[] {
  const expiring = RECORDS.filter(({ schema }) => 'expires_at' in schema.shape).map(({ name }) => name);
  const isDeleted = (name: string) =>
    fieldOverrides.some(
      ({ collectionGroup, fieldPath, ttl }) =>
        collectionGroup === name && fieldPath === 'expires_at' && ttl === true,
    );
  return expiring
    .filter((name) => !isDeleted(name))
    .map((name) => ({
      name: 'ttl-missing',
      problem: `Records of ${name} say when they are over, and nothing deletes them.`,
      remedy: `Add a fieldOverride of firestore.indexes.json for expires_at of ${name}, with "ttl": true.`,
    }));
}
