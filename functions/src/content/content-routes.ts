import type { RequestHandler } from 'express';
import type { Content } from '../../../src/domain/content.ts';
import { countProjects, PROJECTS_IN_CONTENT, summaryOf } from '../../../src/domain/project/gallery.ts';
import type { ReferenceProject } from '../../../src/domain/records/reference-projects.ts';
import { Problem } from '../http/problem.ts';
import { type CachedAnswer, cachedAnswer, sendCached } from '../http/send-cached.ts';
import { type ShortCopy, shortCopy } from '../http/short-copy.ts';
import type { ApiDependencies } from '../http/visitor-post.ts';
import { readContent, type StoredContent } from './read-content.ts';

/** The CDN caches it for 20 s, then serves it stale for 30 s while it revalidates: a new price is on show within a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';

/** The answers made of one read of the published content. */
interface PublishedAnswers {
  readonly content: CachedAnswer;
  readonly projects: CachedAnswer;
  /** Whole projects by id. */
  readonly wholeProjects: ReadonlyMap<string, ReferenceProject>;
}

/** Returns an instance's copy of the published content, which all content routes share. */
export function contentCopy({ db, clock, settings }: ApiDependencies): ShortCopy<PublishedAnswers> {
  return shortCopy(async () => answersOf(await readContent(db, clock())), {
    keptMs: settings.copySeconds * 1000,
    clock,
  });
}

/** GET /api/content: published content, with the first projects as their cards show them. */
export function contentRoute(copy: ShortCopy<PublishedAnswers>): RequestHandler {
  return async (request, response) => {
    sendCached(request, response, (await copy.get()).content, CACHE_CONTROL);
  };
}

/** GET /api/projects: all projects as their cards show them. */
export function projectsRoute(copy: ShortCopy<PublishedAnswers>): RequestHandler {
  return async (request, response) => {
    sendCached(request, response, (await copy.get()).projects, CACHE_CONTROL);
  };
}

/** GET /api/projects/:id: a whole project. Taken from the copy, so that made-up ids cost no reads. */
export function projectRoute(copy: ShortCopy<PublishedAnswers>): RequestHandler {
  return async (request, response) => {
    const project = (await copy.get()).wholeProjects.get(String(request.params['id']));
    if (!project) throw new Problem('project-not-found');
    sendCached(request, response, cachedAnswer({ success: true, project }), CACHE_CONTROL);
  };
}

function answersOf({ reference_projects: projects, ...others }: StoredContent): PublishedAnswers {
  const summaries = projects.map(summaryOf);
  const content: Content = {
    ...others,
    reference_projects: summaries.slice(0, PROJECTS_IN_CONTENT),
    ...(summaries.length > PROJECTS_IN_CONTENT && { project_counts: countProjects(summaries) }),
  };
  return {
    content: cachedAnswer(content),
    projects: cachedAnswer({ success: true, reference_projects: summaries }),
    wholeProjects: new Map(projects.map((project) => [project.id, project])),
  };
}
