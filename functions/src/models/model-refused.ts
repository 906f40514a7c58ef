/** Thrown for a 3D model that breaks the rules of docs/models.md; each reason is a sentence for its author. */
export class ModelRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join(' '), options);
    this.name = 'ModelRefused';
    this.reasons = reasons;
  }
}

const MAX_REASONS = 12;

/** @throws ModelRefused if there are reasons */
export function refuseFor(reasons: readonly string[]): void {
  const distinct = [...new Set(reasons)];
  if (distinct.length > 0) throw new ModelRefused(distinct.slice(0, MAX_REASONS));
}
