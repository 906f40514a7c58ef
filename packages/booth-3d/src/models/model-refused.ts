import { ThreadExhausted } from '../../../threads/src/run-in-thread.ts';

/** Thrown for a 3D model that breaks the rules of docs/models.md; each reason is a sentence for its author. */
export class ModelRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join(' '), options);
    this.name = 'ModelRefused';
    this.reasons = reasons;
  }
}

/** @throws ModelRefused for a file that ended the thread that read it */
export function refuseForThread(cause: unknown): never {
  const reason =
    cause instanceof ThreadExhausted
      ? 'It is far more complicated than a booth: simplify it, or export less of it.'
      : 'The file is damaged: export it again.';
  throw new ModelRefused([reason], { cause });
}

export const DAMAGED_DESCRIPTION = 'The description inside the file is damaged: export it again.';
export const SHOWS_NOTHING =
  'It shows nothing: no object in it has a surface. Export the objects, not only cameras or lamps.';
const MAX_REASONS = 12;

/** @throws ModelRefused if there are reasons */
export function refuseFor(reasons: readonly string[]): void {
  const distinct = [...new Set(reasons)];
  if (distinct.length > 0) throw new ModelRefused(distinct.slice(0, MAX_REASONS));
}

/** @param extensions names of what a file requires */
export function refusedFor(extensions: readonly string[], cause: unknown): ModelRefused {
  const reason = `It needs ${extensions.join(' and ')}, which cannot be read: export it without.`;
  return new ModelRefused([reason], { cause });
}
