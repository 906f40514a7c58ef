import { LIST_CONTENT, LIST_PROJECTS, READ_PROJECT } from '../../../src/domain/api/visitor-routes.ts';
import type { Content } from '../../../src/domain/content.ts';
import { countProjects, PROJECTS_IN_CONTENT, summaryOf } from '../../../src/domain/project/gallery.ts';
import { Problem } from '../http/problem.ts';
import { cachedAnswer } from '../http/send-cached.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { shortCopy } from '../http/short-copy.ts';
import { readContent, type StoredContent } from './read-content.ts';

/** GET /api/content, /api/projects and /api/projects/:id, which share an instance's copy: made-up ids cost no reads. */
export function contentRoutes({ db, clock, settings }: ApiDependencies): ServedRoute[] {
  const copy = shortCopy(async () => answersOf(await readContent(db, clock())), {
    keptMs: settings.copySeconds * 1000,
    clock,
  });
  return [
    serve(LIST_CONTENT, async () => (await copy.get()).content),
    serve(LIST_PROJECTS, async () => (await copy.get()).projects),
    serve(READ_PROJECT, async (_none, { request }) => {
      const project = (await copy.get()).wholeProjects.get(String(request.params['id']));
      if (!project) throw new Problem('project-not-found');
      return cachedAnswer({ success: true, project });
    }),
  ];
}

/** Returns the answers made of one read of the published content. */
function answersOf({ reference_projects: projects, ...others }: StoredContent) {
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
