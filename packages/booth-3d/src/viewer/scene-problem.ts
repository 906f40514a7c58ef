/**
 * `unsupported`: the browser lacks a feature; `slow`: the first picture takes too long; `unloadable`: a file could not
 * be fetched or read; `lost`: the graphics driver gave up.
 */
export type SceneProblemReason = 'unsupported' | 'slow' | 'unloadable' | 'lost';

/**
 * Thrown if a scene cannot be shown.
 * @example if (error instanceof SceneProblem) console.warn(error.reason)
 */
export class SceneProblem extends Error {
  readonly reason: SceneProblemReason;

  constructor(reason: SceneProblemReason, cause?: unknown) {
    super(`No scene: ${reason}`, { cause });
    this.reason = reason;
  }
}
