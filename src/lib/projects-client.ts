import { atom } from 'nanostores';
import type { PlacedProject } from '../domain/project/project-start.ts';
import type { ProjectSummary, ReferenceProject } from '../domain/records/reference-projects.ts';
import { replyText } from './api-client.ts';
import { loadOnce } from './load-once.ts';

/** A reference project to start a quote from, kept until the wizard is hydrated and takes it. */
export const $projectRequest = atom<PlacedProject | null>(null);

/** A project with its details; `gone` if it is not published, null if it could not be loaded. */
export type LoadedProject = ReferenceProject | 'gone' | null;

/** One retry: the visitor is waiting, and can try again. */
const pauses = [1_000];

const list = loadOnce<{ reference_projects: ProjectSummary[] }, readonly ProjectSummary[]>({
  pauses,
  read: (data) => data.reference_projects,
  fail: (reply) => {
    console.error(`Error loading reference projects: ${replyText(reply)}`);
    return null;
  },
});

const projects = loadOnce<{ project: ReferenceProject }, LoadedProject>({
  pauses,
  read: (data) => data.project,
  fail: (reply) => {
    // Our own 404; a proxy's does not mean that the project is gone
    if (reply.text.includes('"project-not-found"')) return 'gone';
    console.error(`Error loading a reference project: ${replyText(reply)}`);
    return null;
  },
});

/** Loads all projects, once per page. Null if that failed, which is logged; the next call tries again. */
export function loadProjects(): Promise<readonly ProjectSummary[] | null> {
  return list.load('/api/projects');
}

/** Loads a project with its details, once per page. A failure is logged; the next call tries again. */
export function loadProject(id: string): Promise<LoadedProject> {
  return projects.load(`/api/projects/${encodeURIComponent(id)}`);
}

/** Makes the next calls load the projects again. */
export function forgetProjects(): void {
  list.forget();
  projects.forget();
}
