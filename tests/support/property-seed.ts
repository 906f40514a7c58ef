import { execFileSync } from 'node:child_process';

/**
 * Returns the seed of property tests: PROPERTY_SEED, or a number derived from the committed tree. Each commit gets
 * other examples, the same ones wherever it runs (docs/decisions/0051-tests.md). A copy without Git gets 1.
 */
export function propertySeed(): string {
  const given = process.env['PROPERTY_SEED'];
  if (given) return given;
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: 'pipe' });
    return String(Number.parseInt(tree.slice(0, 8), 16) | 0);
  } catch {
    return '1';
  }
}
