import { atom } from 'nanostores';
import type { PlacedProject } from '../domain/project/project-start.ts';

/** A reference project to start a quote from, kept until the wizard is hydrated and takes it. */
export const $projectRequest = atom<PlacedProject | null>(null);
