/** The rules with one changed line. */
export interface Mutant {
  /** The changed line. */
  readonly what: string;
  readonly source: string;
}

const COMPARISON = /[<>]=/g;

/**
 * Returns a copy of firestore.rules for each comparison in a handwritten field check, with that comparison made strict, so
 * that values at the bound are refused. Skips comments and the generated blocks, which only have calls.
 */
export function rulesMutants(rules: string): Mutant[] {
  const lines = rules.split('\n');
  const checks = lines.findIndex((line) => line.includes('// ---- Fields'));
  return lines.flatMap((line, row) =>
    row > checks && !line.includes('//')
      ? [...line.matchAll(COMPARISON)].map(({ index }) => {
          const changed = `${line.slice(0, index + 1)}${line.slice(index + 2)}`;
          return {
            what: `line ${row + 1}: ${changed.trim()}`,
            source: lines.with(row, changed).join('\n'),
          };
        })
      : [],
  );
}
