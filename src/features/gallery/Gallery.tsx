import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { usePublishedContent } from '../../components/use-published-content.ts';
import { filterProjects, projectsAround } from '../../domain/project/gallery.ts';
import { readGalleryView } from '../../domain/project/gallery-url.ts';
import type { PublishedProject } from '../../domain/records/reference-projects.ts';
import { Filters } from './Filters.tsx';
import { $search, openView, replaceView, viewUrl } from './gallery-address.ts';
import { linkId, ProjectCard } from './ProjectCard.tsx';

/** The gallery's dialog, in a chunk that loads when the visitor's pointer or focus reaches the gallery. */
const ProjectDialog = preloadable(() =>
  import('./project/ProjectDialog.tsx').then((part) => part.ProjectDialog),
);

export interface GalleryProps {
  snapshot: readonly PublishedProject[];
  /** Paths of the prerendered project pages by project id. A project published after the build has none. */
  pages?: Readonly<Record<string, string>>;
}

/** The reference projects: filter chips, cards, and a project's dialog. */
export function Gallery({ snapshot, pages = {} }: GalleryProps) {
  const { status, content, reload } = usePublishedContent();
  // Until there is a response, shows the projects in the page
  const projects = content?.reference_projects ?? snapshot;
  const isMissing = projects.length === 0 && status !== 'ready';
  // Empty in the static page and during hydration, so that the markup matches. The URL applies before the
  // next paint
  const search = useStore($search, { ssr: 'initial' });
  const view = useMemo(() => readGalleryView(search), [search]);
  const shown = filterProjects(projects, view);
  const opened = projects.find(({ id }) => id === view.project);
  useFocusAfterClosing(opened?.id);

  const isUnknown = view.project !== null && !opened && status === 'ready';
  useEffect(() => {
    if (isUnknown) replaceView({ ...view, project: null, picture: null });
  }, [isUnknown, view]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads the dialog
    <div
      // Not onPointerEnter: cards move under a resting pointer when the wizard above changes its height
      onPointerMove={ProjectDialog.preload}
      onPointerDown={ProjectDialog.preload}
      onFocus={ProjectDialog.preload}
    >
      <Filters projects={projects} filter={view} onChange={(filter) => replaceView({ ...view, ...filter })} />
      {isMissing && status === 'failed' && (
        <LoadFailure
          title="The projects could not be loaded"
          reassurance="The rest of the page works without them."
          onRetry={reload}
        />
      )}
      <div role="status" className="mb-5 text-sm text-muted">
        {isMissing && status === 'loading' && <p className="noscript:hidden">Loading projects...</p>}
        {shown.length > 0 && <p>{countText(shown.length, projects.length)}</p>}
        {shown.length === 0 && !isMissing && (
          <p className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center text-base text-balance">
            No projects match your selected filters. Try adjusting your criteria.
          </p>
        )}
      </div>
      {shown.length === 0 && projects.length > 0 && (
        <p className="text-center">
          <Button
            variant="secondary"
            onClick={() => replaceView({ ...view, industry: null, boothSize: null })}
          >
            Show all projects
          </Button>
        </p>
      )}
      {isMissing && status === 'loading' && <LoadingCards />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
        {shown.map((project) => {
          const target = { ...view, project: project.id, picture: null };
          return (
            <ProjectCard
              key={project.id}
              project={project}
              page={pages[project.id]}
              href={viewUrl(search, target)}
              onOpen={() => openView(target)}
            />
          );
        })}
      </ul>
      {opened && (
        <PartBoundary fallback={null}>
          <ProjectDialog project={opened} projects={projectsAround(projects, view, opened.id)} view={view} />
        </PartBoundary>
      )}
    </div>
  );
}

function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'project' : 'projects';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}

/** Moves the focus to the project's card when a dialog closes that a deep link opened. */
function useFocusAfterClosing(openedId: string | undefined): void {
  const lastId = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!openedId && lastId.current && document.activeElement === document.body) {
      document.getElementById(linkId(lastId.current))?.focus();
    }
    lastId.current = openedId;
  }, [openedId]);
}

/** Placeholder for the first cards while they load. */
function LoadingCards() {
  return (
    <div className="grid gap-5 noscript:hidden sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="flex flex-col gap-3 p-5 sm:p-6">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-4 h-6 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
