import { useCallback, useEffect, useState } from 'react';
import { usePublishedContent } from '../../components/use-published-content.ts';
import {
  countMatching,
  countProjects,
  filterProjects,
  type ProjectCount,
} from '../../domain/project/gallery.ts';
import type { GalleryView } from '../../domain/project/gallery-url.ts';
import type { ProjectSummary } from '../../domain/records/reference-projects.ts';
import { loadProjects } from '../../lib/projects-client.ts';

/** The first projects, or all, and the number of all by industry and size. */
export interface ProjectList {
  readonly projects: readonly ProjectSummary[];
  readonly counts: readonly ProjectCount[];
}

const EVERYTHING = { industry: null, boothSize: null };

/**
 * Returns a view's projects, at most `most` of them as cards: the page's until the content is loaded, and all once the
 * view needs more than it has.
 */
export function useProjects(built: ProjectList, view: GalleryView, most: number) {
  const { status: contentStatus, content, reload } = usePublishedContent();
  const all = useAllProjects();
  const first = content?.reference_projects;
  const projects = all.projects ?? first ?? built.projects;
  const counts =
    all.projects || (content && !content.project_counts)
      ? countProjects(projects)
      : (content?.project_counts ?? built.counts);
  const total = countMatching(counts, EVERYTHING);
  const matching = countMatching(counts, view);
  const shown = filterProjects(projects, view).slice(0, most);
  const opened = projects.find(({ id }) => id === view.project);
  const isComplete = projects.length >= total;

  const isWithoutContent = total === 0 && contentStatus !== 'ready';
  const isShort = shown.length < Math.min(most, matching);
  const isLost = view.project !== null && !opened;
  const isAllNeeded = !isComplete && (isShort || view.project !== null);
  const { status, load } = all;
  useEffect(() => {
    if (isAllNeeded && status === 'idle') load();
  }, [isAllNeeded, status, load]);

  return {
    projects,
    counts,
    total,
    matching,
    shown,
    opened,
    isUnknown: isLost && isComplete && (contentStatus === 'ready' || all.projects !== null),
    /** False while there are projects that only the server knows. */
    isComplete: isComplete || status === 'failed',
    isLoading: (isWithoutContent && contentStatus === 'loading') || (isShort && status !== 'failed'),
    /** Requests again what could not be loaded; null if nothing failed. */
    retry: isWithoutContent
      ? contentStatus === 'failed' && reload
      : (isShort || (isLost && !isComplete)) && status === 'failed' && load,
  };
}

function useAllProjects() {
  const [state, setState] = useState<{
    readonly status: 'idle' | 'loading' | 'failed' | 'ready';
    readonly projects: readonly ProjectSummary[] | null;
  }>({ status: 'idle', projects: null });
  const load = useCallback(() => {
    setState({ status: 'loading', projects: null });
    void loadProjects().then((projects) => setState({ status: projects ? 'ready' : 'failed', projects }));
  }, []);
  return { ...state, load };
}
