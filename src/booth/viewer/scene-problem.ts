/**
 * `unsupported`: the browser lacks what the scene needs; `slow`: the device takes too long for a picture;
 * `unloadable`: a file could not be fetched or read; `lost`: the graphics driver gave up.
 */
export type SceneProblemReason = 'unsupported' | 'slow' | 'unloadable' | 'lost';

/** Why there is no scene. */
export class SceneProblem extends Error {
  readonly reason: SceneProblemReason;

  constructor(reason: SceneProblemReason, cause?: unknown) {
    super(`No scene: ${reason}`, { cause });
    this.reason = reason;
  }
}
