import { useEffect, useState } from 'react';
import type { PublishedProject } from '../../domain/records/reference-projects.ts';
import { loadContent, NO_CONTENT } from '../../lib/content-client.ts';

/**
 * The published projects: those that the page was built with, then those of today. They stay as they are if these
 * cannot be loaded, which is logged only.
 */
export function useProjects(snapshot: readonly PublishedProject[]): {
  projects: readonly PublishedProject[];
  isLoading: boolean;
} {
  const [loaded, setLoaded] = useState<readonly PublishedProject[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadContent().then((content) => {
      if (isWanted) setLoaded(content === NO_CONTENT ? snapshot : content.reference_projects);
    });
    return () => {
      isWanted = false;
    };
  }, [snapshot]);
  return { projects: loaded ?? snapshot, isLoading: loaded === null };
}
