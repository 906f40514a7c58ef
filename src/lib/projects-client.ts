import type { ProjectSummary, ReferenceProject } from '../domain/records/reference-projects.ts';
import { getJson, replyText } from './api-client.ts';

/** A project with its details; `gone` if it is not published, null if it could not be loaded. */
export type LoadedProject = ReferenceProject | 'gone' | null;

let list: Promise<readonly ProjectSummary[] | null> | null = null;
const projects = new Map<string, Promise<LoadedProject>>();

/** One retry: the visitor is waiting, and can try again. */
const PAUSES = [1_000];

/** Loads all projects, once per page. Null if that failed, which is logged; the next call tries again. */
export function loadProjects(): Promise<readonly ProjectSummary[] | null> {
  list ??= readProjects();
  return list;
}

/** Loads a project with its details, once per page. A failure is logged; the next call tries again. */
export function loadProject(id: string): Promise<LoadedProject> {
  const request = projects.get(id) ?? readProject(id);
  projects.set(id, request);
  return request;
}

/** Makes the next calls load the projects again. */
export function forgetProjects(): void {
  list = null;
  projects.clear();
}

async function readProjects(): Promise<readonly ProjectSummary[] | null> {
  const result = await getJson<{ reference_projects: ProjectSummary[] }>('/api/projects', { pauses: PAUSES });
  if (result.ok) return result.data.reference_projects;
  console.error(`Error loading reference projects: ${replyText(result.reply)}`);
  list = null;
  return null;
}

async function readProject(id: string): Promise<LoadedProject> {
  const path = `/api/projects/${encodeURIComponent(id)}`;
  const result = await getJson<{ project: ReferenceProject }>(path, { pauses: PAUSES });
  if (result.ok) return result.data.project;
  if (isGone(result.reply.text)) return 'gone';
  console.error(`Error loading a reference project: ${replyText(result.reply)}`);
  projects.delete(id);
  return null;
}

/** True for our own 404; a proxy's does not mean that the project is gone. */
function isGone(text: string): boolean {
  return text.includes('"project-not-found"');
}
