import { atom } from 'nanostores';
import type { ProjectStart } from '../domain/project-start.ts';

/** A reference project to start a quote from, kept until the wizard, which may not be hydrated yet, takes it. */
export const $projectRequest = atom<ProjectStart | null>(null);
