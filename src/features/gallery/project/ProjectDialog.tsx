import { Check, ChevronLeft, ChevronRight, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { quoteSection } from '../../../config/navigation.ts';
import type { GalleryView } from '../../../domain/project/gallery-url.ts';
import { SAMPLE_NOTE } from '../../../domain/project/sample-project.ts';
import { boothSizeLabel, standardSizeOf } from '../../../domain/quote/catalogue.ts';
import type { ProjectSummary, PublishedProject } from '../../../domain/records/reference-projects.ts';
import { $projectRequest, type LoadedProject, loadProject } from '../../../lib/projects-client.ts';
import { closeToView, replaceView } from '../gallery-address.ts';
import { ProjectViews } from './ProjectViews.tsx';

/** A project's pictures and story, with buttons to the next and previous project that wrap around. */
export function ProjectDialog(props: {
  project: ProjectSummary;
  /** The projects that the buttons page through; null until all of them are loaded. */
  projects: readonly ProjectSummary[] | null;
  /** The gallery's view. `picture` is the one shown full screen. */
  view: GalleryView;
}) {
  const { project, projects, view } = props;
  const closed = { ...view, project: null, picture: null };
  const count = projects?.length ?? 0;
  const position = projects?.findIndex(({ id }) => id === project.id) ?? 0;
  const [previous, next] = [-1, 1].map((by) => projects?.[(position + by + count) % count]?.id);
  useEffect(() => {
    for (const id of [previous, next]) if (id) void loadProject(id);
  }, [previous, next]);

  function show(id: string | undefined) {
    if (id) replaceView({ ...view, project: id, picture: null });
  }
  function startFromThis() {
    // Synchronously, so that the dialog returns the focus before the wizard takes it
    flushSync(() => replaceView(closed, quoteSection));
    document.getElementById(quoteSection)?.scrollIntoView();
    $projectRequest.set(project);
  }

  return (
    <Dialog
      open
      size="xl"
      onClose={() => closeToView(closed)}
      title={project.company_name}
      description={`${project.conference_name}, ${project.location}`}
      closeLabel="Close project"
      contentKey={project.id}
      footer={
        <>
          {count !== 1 && (
            <div className="mr-auto flex gap-2">
              <Button
                variant="secondary"
                onClick={() => show(previous)}
                aria-label="Previous project"
                aria-disabled={!previous}
              >
                <ChevronLeft aria-hidden="true" className="size-5" />
                <span className="max-md:hidden">Previous project</span>
              </Button>
              <Button
                variant="secondary"
                onClick={() => show(next)}
                aria-label="Next project"
                aria-disabled={!next}
              >
                <span className="max-md:hidden">Next project</span>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </div>
          )}
          <Button onClick={startFromThis} className="max-sm:grow">
            Start from this project
          </Button>
        </>
      }
    >
      <ProjectDetails summary={project} view={view} />
      {projects && <LiveRegion message={`${project.company_name}, project ${position + 1} of ${count}`} />}
    </Dialog>
  );
}

function ProjectDetails({ summary, view }: { summary: ProjectSummary; view: GalleryView }) {
  const [project, reload] = useProject(summary.id);
  if (project === undefined) {
    return (
      <Columns
        story={
          <div className="flex flex-col gap-3">
            <div>
              <Facts project={summary} />
            </div>
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        }
      >
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading project...</span>
          <Skeleton className="h-13 sm:w-72" />
          <MediaImage
            url={summary.picture}
            alt=""
            sizes="(width >= 64rem) 46rem, 100vw"
            eager
            className="aspect-3/2 w-full rounded-card bg-surface-strong object-cover"
          />
        </div>
      </Columns>
    );
  }
  if (project === 'gone') {
    return (
      <Notice tone="warning" title="This project is no longer on the site">
        <p className="text-muted">The other projects are still there.</p>
      </Notice>
    );
  }
  if (project === null) {
    return (
      <LoadFailure
        title="This project could not be loaded"
        reassurance="The rest of the page works without it."
        onRetry={reload}
      />
    );
  }
  return (
    <Columns story={<ProjectStory project={project} />}>
      <ProjectViews project={project} view={view} />
    </Columns>
  );
}

/** Returns a project with its details, undefined while it loads, and a function that loads it again. */
function useProject(id: string): readonly [project: LoadedProject | undefined, reload: () => void] {
  const [loaded, setLoaded] = useState<{ readonly project: LoadedProject } | null>(null);
  useEffect(() => {
    if (loaded) return;
    let isShown = true;
    void loadProject(id).then((project) => isShown && setLoaded({ project }));
    return () => {
      isShown = false;
    };
  }, [id, loaded]);
  return [loaded?.project, () => setLoaded(null)];
}

function Columns({ story, children }: { story: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
      {story}
    </div>
  );
}

function Facts({ project }: { project: Pick<ProjectSummary, 'industry' | 'booth_size' | 'is_sample'> }) {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="brand">{project.industry}</Badge>
        <Badge tone="brand">{boothSizeLabel(standardSizeOf(project.booth_size))}</Badge>
      </p>
      {project.is_sample && <p className="mt-3 text-sm text-warning">{SAMPLE_NOTE}</p>}
    </>
  );
}

function ProjectStory({ project }: { project: PublishedProject }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Facts project={project} />
        {project.description && <p className="mt-4 text-muted">{project.description}</p>}
      </div>
      <StoryList
        title={project.is_sample ? 'What it is made for' : 'Results'}
        entries={project.outcomes}
        icon={TrendingUp}
      />
      <StoryList title="Features" entries={project.features} icon={Check} />
    </div>
  );
}

function StoryList(props: { title: string; entries: readonly string[]; icon: typeof Check }) {
  const { title, entries, icon: Icon } = props;
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold tracking-tight">{title}</h3>
      <ul className="mt-3 flex flex-col gap-2.5 text-[0.9375rem]">
        {entries.map((entry) => (
          <li key={entry} className="flex gap-2.5">
            <Icon aria-hidden="true" className="mt-1 size-4 text-brand" />
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}
