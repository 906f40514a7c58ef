import type { Audit, Finding, Packages } from './deployment.ts';

/** Finds inconsistent lockfiles and known vulnerabilities of deployed packages. */
export function checkPackages(packages: readonly Packages[], audit: Audit): Finding[] {
  return [...packages.flatMap(checkLockfile), ...checkAudit(audit)];
}

function checkLockfile({ folder, manifest, locked }: Packages): Finding[] {
  const file = `${folder ? `${folder}/` : ''}package-lock.json`;
  const findings: Finding[] = [];
  const differing = (['dependencies', 'devDependencies'] as const).flatMap((kind) => {
    const [wanted, held] = [manifest[kind] ?? {}, locked['']?.[kind] ?? {}];
    const names = new Set([...Object.keys(wanted), ...Object.keys(held)]);
    return [...names].filter((name) => {
      const installed = locked[`node_modules/${name}`]?.version;
      return wanted[name] !== held[name] || installed !== wanted[name];
    });
  });
  if (differing.length > 0) {
    findings.push({
      name: 'lockfile-differs',
      problem: `${file} is not that of its package.json: ${differing.join(', ')}.`,
      remedy: 'Run npm install in its folder and commit the lockfile (docs/lockfile.md).',
    });
  }
  const bare = Object.entries(locked).filter(
    ([path, { integrity, optional, link }]) => path !== '' && !integrity && !optional && !link,
  );
  if (bare.length > 0) {
    findings.push({
      name: 'lockfile-unhashed',
      problem: `${file} has no hash of ${bare.map(([path]) => path.replace(/^.*node_modules\//, '')).join(', ')}.`,
      remedy: 'Make the entries anew, as docs/lockfile.md says.',
    });
  }
  return findings;
}

function checkAudit(audit: Audit): Finding[] {
  if (!audit) {
    const problem = 'The registry did not say what is known against the packages.';
    const remedy = 'Run npm audit --omit=dev, here and in functions, where a registry answers.';
    return [{ name: 'audit-unanswered', problem, remedy, isNote: true }];
  }
  const bad = (audit['high'] ?? 0) + (audit['critical'] ?? 0);
  if (bad === 0) return [];
  const problem = `${bad} packages that are deployed have known weaknesses of high severity.`;
  const remedy = 'Run npm audit --omit=dev, here and in functions, and update what it names.';
  return [{ name: 'audit-vulnerable', problem, remedy }];
}
