import { RECORDS } from '../../src/domain/records/records.ts';
import { checkAccounts, checkFunctions } from './check-functions.ts';
import { checkPackages } from './check-packages.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite, checkUpload } from './check-upload.ts';
import type { Deployment, Finding, IndexFile } from './deployment.ts';

/** Checks what needs no network. The first deployment has no content yet. */
export function checkDeployment(deployment: Deployment, { isFirst = false } = {}): Finding[] {
  const paths = deployment.dist.map(({ path }) => path);
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
    ...checkUpload(deployment.uploaded, paths),
    ...checkPackages(deployment.packages, deployment.audit),
    ...checkSite(deployment).map((finding) =>
      isFirst && finding.name === 'site-empty' ? { ...finding, isNote: true } : finding,
    ),
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
  const deleted = fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expires_at' && ttl);
  return expiring
    .filter((name) => !deleted.some(({ collectionGroup }) => collectionGroup === name))
    .map((name) => ({
      name: 'ttl-missing',
      problem: `Records of ${name} say when they are over, and nothing deletes them.`,
      remedy: `Add a fieldOverride of firestore.indexes.json for expires_at of ${name}, with "ttl": true.`,
    }));
}
