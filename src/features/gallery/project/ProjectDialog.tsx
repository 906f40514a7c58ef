import { Check, ChevronLeft, ChevronRight, TrendingUp } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { quoteSection } from '../../../config/navigation.ts';
import type { PublishedProject } from '../../../domain/records/reference-projects.ts';
import { $projectRequest } from '../../../lib/project-request.ts';
import { closeToView, replaceView } from '../gallery-address.ts';
import { ProjectViews, type ProjectViewsProps } from './ProjectViews.tsx';

export interface ProjectDialogProps extends ProjectViewsProps {
  /** The projects that the buttons page through. */
  projects: readonly PublishedProject[];
}

/** A project's pictures and story, with buttons to the next and previous project that wrap around. */
export function ProjectDialog({ project, projects, view }: ProjectDialogProps) {
  const closed = { ...view, project: null, picture: null };
  const count = projects.length;
  const position = projects.findIndex(({ id }) => id === project.id);

  function go(by: number) {
    const next = projects[(position + by + count) % count];
    if (next) replaceView({ ...view, project: next.id, picture: null });
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
          {count > 1 && (
            <div className="mr-auto flex gap-2">
              <Button variant="secondary" onClick={() => go(-1)} aria-label="Previous project">
                <ChevronLeft aria-hidden="true" className="size-5" />
                <span className="max-md:hidden">Previous project</span>
              </Button>
              <Button variant="secondary" onClick={() => go(1)} aria-label="Next project">
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
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ProjectViews project={project} view={view} />
        <ProjectStory project={project} />
      </div>
      <LiveRegion message={`${project.company_name}, project ${position + 1} of ${count}`} />
    </Dialog>
  );
}

function ProjectStory({ project }: { project: PublishedProject }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="flex flex-wrap gap-2">
          <Badge tone="brand">{project.industry}</Badge>
          <Badge tone="brand">{project.booth_size}</Badge>
        </p>
        {project.description && <p className="mt-4 text-muted">{project.description}</p>}
      </div>
      <StoryList title="Results" entries={project.outcomes} icon={TrendingUp} />
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
