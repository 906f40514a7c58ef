import { Check, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import type { GalleryView } from '../../../domain/project/gallery-url.ts';
import { SAMPLE_NOTE } from '../../../domain/project/sample-project.ts';
import { boothSizeLabel, standardSizeOf } from '../../../domain/quote/catalogue.ts';
import type { ProjectSummary, PublishedProject } from '../../../domain/records/reference-projects.ts';
import { type LoadedProject, loadProject } from '../../../lib/projects-client.ts';
import { ProjectViews } from './ProjectViews.tsx';

export interface ProjectDetailsProps {
  summary: ProjectSummary;
  view: GalleryView;
}

/** A project's pictures and story, loaded when the dialog shows it. */
export function ProjectDetails({ summary, view }: ProjectDetailsProps) {
  const [project, reload] = useProject(summary.id);
  if (project === undefined) {
    return (
      <Columns story={<LoadingStory summary={summary} />}>
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

function LoadingStory({ summary }: { summary: ProjectSummary }) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Facts project={summary} />
      </div>
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
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
