/** Texts that mark invented projects, so that no one takes them for booths that were built. */
import type { PublishedProject } from '../records/reference-projects.ts';

type Marked = Pick<PublishedProject, 'is_sample'>;

export const SAMPLE_LABEL = 'Sample project';
export const SAMPLE_NOTE = 'Sample project, not built for a customer. All pictures are renderings.';

/** True if there are projects, and all of them are invented. */
export function areSamples(projects: readonly Marked[]): boolean {
  return projects.length > 0 && projects.every(({ is_sample }) => is_sample);
}
