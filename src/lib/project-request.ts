import { atom } from 'nanostores';
import type { ProjectStart } from '../domain/wizard/with-project.ts';

/**
 * A reference project that another part of the page wants a quote to start from. It waits here until the wizard takes it,
 * which may not have come to life yet; a later request replaces one that still waits. Islands share this store, and never
 * import each other.
 */
export const $projectRequest = atom<ProjectStart | null>(null);
