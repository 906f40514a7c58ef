/** The rules with one changed line. */
export interface Mutant {
  /** The changed line. */
  readonly what: string;
  readonly source: string;
}

const COMPARISON = /[<>]=/g;

/**
 * Returns firestore.rules once for each comparison in a field check written by hand, made strict: values at the
 * bound are refused then. Leaves out comments and the generated blocks, which have calls only.
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
