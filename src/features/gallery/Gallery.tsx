import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CARDS_AT_ONCE, type ProjectFilter, projectsAround } from '../../domain/project/gallery.ts';
import { readGalleryView } from '../../domain/project/gallery-url.ts';
import { Filters } from './Filters.tsx';
import { $search, openView, replaceView, viewUrl } from './gallery-address.ts';
import { linkId, ProjectCard } from './ProjectCard.tsx';
import { type ProjectList, useProjects } from './use-projects.ts';

/** The gallery's dialog, in a chunk that loads when the visitor's pointer or focus reaches the gallery. */
const ProjectDialog = preloadable(() =>
  import('./project/ProjectDialog.tsx').then((part) => part.ProjectDialog),
);

/** The reference projects: filter chips, cards, and a project's dialog. */
export function Gallery(props: {
  /** The first projects, and the number of all of them. */
  built: ProjectList;
  pages?: Readonly<Record<string, string>>;
}) {
  const { built, pages = {} } = props;
  // Empty in the static page and during hydration, so that the markup matches. The URL applies before the next paint
  const search = useStore($search, { ssr: 'initial' });
  const view = useMemo(() => readGalleryView(search), [search]);
  const { most, showMore, showFirst, listRef } = useShowMore();
  const moreRef = useRef<HTMLButtonElement>(null);
  const list = useProjects(built, view, most);
  const { projects, shown, opened, matching, isLoading, isUnknown } = list;
  useFocusAfterClosing(opened?.id, moreRef);
  const isInSight = useSight(listRef);

  useEffect(() => {
    if (isUnknown) replaceView({ ...view, project: null, picture: null });
  }, [isUnknown, view]);

  function changeFilter(filter: Partial<ProjectFilter>) {
    showFirst();
    replaceView({ ...view, ...filter });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads the dialog
    <div
      // Not onPointerEnter: cards move under a resting pointer when the wizard above changes its height
      onPointerMove={ProjectDialog.preload}
      onPointerDown={ProjectDialog.preload}
      onFocus={ProjectDialog.preload}
    >
      <Filters counts={list.counts} filter={view} onChange={changeFilter} />
      <div role="status" className="mb-5 text-sm text-muted">
        {isLoading && <p className="noscript:hidden">Loading projects...</p>}
        {!isLoading && matching > 0 && <p>{countText(matching, list.total)}</p>}
        {!isLoading && !list.retry && matching === 0 && (
          <p className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center text-base text-balance">
            No projects match your selected filters. Try adjusting your criteria.
          </p>
        )}
      </div>
      {matching === 0 && list.total > 0 && (
        <p className="text-center">
          <Button variant="secondary" onClick={() => changeFilter({ industry: null, boothSize: null })}>
            Show all projects
          </Button>
        </p>
      )}
      <ul ref={listRef} className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
        {shown.map((project) => {
          const target = { ...view, project: project.id, picture: null };
          return (
            <ProjectCard
              key={project.id}
              project={project}
              isInSight={isInSight}
              page={pages[project.id]}
              href={viewUrl(search, target)}
              onOpen={() => openView(target)}
            />
          );
        })}
      </ul>
      {isLoading && <LoadingCards />}
      {list.retry && (
        <LoadFailure
          title="The projects could not be loaded"
          reassurance="The rest of the page works without them."
          onRetry={list.retry}
        />
      )}
      {matching > most && (
        <p className="mt-8 flex flex-col items-center gap-3 text-sm text-muted noscript:hidden">
          {`Showing ${shown.length} of ${matching}`}
          <Button ref={moreRef} variant="secondary" onClick={() => showMore(shown.length)}>
            Show more
          </Button>
        </p>
      )}
      {opened && (
        <PartBoundary fallback={null}>
          <ProjectDialog
            project={opened}
            projects={list.isComplete ? projectsAround(projects, view, opened.id) : null}
            view={view}
          />
        </PartBoundary>
      )}
    </div>
  );
}

function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'project' : 'projects';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}

/** When a dialog opened by a deep link closes, focuses the project's card, or 'Show more' if it has none yet. */
function useFocusAfterClosing(openedId: string | undefined, moreRef: RefObject<HTMLButtonElement | null>) {
  const lastId = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!openedId && lastId.current && document.activeElement === document.body) {
      (document.getElementById(linkId(lastId.current)) ?? moreRef.current)?.focus();
    }
    lastId.current = openedId;
  }, [openedId, moreRef]);
}

/**
 * True once the list has been in sight. From then on all pictures load, since fast scrolling would overtake lazy ones.
 * Earlier would be for visitors who never get here: on a phone the wizard ends just above.
 */
function useSight(listRef: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsInSight(true);
      observer.disconnect();
    });
    if (listRef.current) observer.observe(listRef.current);
    return () => observer.disconnect();
  }, [listRef]);
  return isInSight;
}

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

function useShowMore() {
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const listRef = useRef<HTMLUListElement>(null);
  const nextCard = useRef<number | null>(null);
  // After every render, since the added cards may have to be loaded first
  useEffect(() => {
    if (nextCard.current === null) return;
    const link = listRef.current?.children[nextCard.current]?.querySelector('a');
    if (!link) return;
    nextCard.current = null;
    link.focus({ preventScroll: true });
  });
  return {
    most,
    /** Shows more cards than the `shown` ones. The focus moves to the first one added. */
    showMore: (shown: number) => {
      nextCard.current = shown;
      setMost(most + CARDS_AT_ONCE);
    },
    showFirst: () => {
      nextCard.current = null;
      setMost(CARDS_AT_ONCE);
    },
    listRef,
  };
}
