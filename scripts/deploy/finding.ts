/** A problem with a deployment, or a note about it. */
export interface Finding {
  /** Kebab-case, the same for all findings of a kind. */
  readonly name: string;
  readonly problem: string;
  /** Advice that fixes it. */
  readonly remedy: string;
  /** A note does not stop a deployment. */
  readonly isNote?: boolean;
}

/** Formats findings, notes last. */
export function describeFindings(findings: readonly Finding[]): string {
  const sorted = [...findings].sort(
    (one, other) => Number(one.isNote ?? false) - Number(other.isNote ?? false),
  );
  return sorted
    .map(
      ({ name, problem, remedy, isNote }) =>
        `${isNote ? 'note' : 'STOP'}  ${name}\n      ${problem}\n      ${remedy}`,
    )
    .join('\n');
}
