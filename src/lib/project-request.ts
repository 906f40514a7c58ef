import { atom } from 'nanostores';
import type { ProjectStart } from '../domain/wizard/with-project.ts';

/**
 * A reference project to start a quote from, requested elsewhere on the page. Kept until the wizard, which may not be
 * hydrated yet, takes it; a later request replaces it. Islands share this store and never import each other.
 */
export const $projectRequest = atom<ProjectStart | null>(null);
