import { ChevronLeft, ChevronRight } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { quoteSection } from '../../../config/navigation.ts';
import { startOf } from '../../../domain/project-start.ts';
import type { PublishedProject } from '../../../domain/records/reference-projects.ts';
import { $projectRequest } from '../../../lib/project-request.ts';
import { ProjectStory } from './ProjectStory.tsx';
import { ProjectViews, type ProjectViewsProps } from './ProjectViews.tsx';

export interface ProjectDialogProps extends ProjectViewsProps {
  /** The projects to go through. */
  projects: readonly PublishedProject[];
  onShow: (project: PublishedProject) => void;
  onClose: () => void;
  /** Closes everything because the visitor goes on to the wizard. */
  onLeave: () => void;
}

/** A project with its pictures and its story, and the way to the next and previous one, around the end. */
export function ProjectDialog({
  project,
  projects,
  onShow,
  onClose,
  onLeave,
  ...pictures
}: ProjectDialogProps) {
  const count = projects.length;
  const position = projects.findIndex(({ id }) => id === project.id);

  function go(by: number) {
    const next = projects[(position + by + count) % count];
    if (next) onShow(next);
  }
  function startFromThis() {
    // The dialog is gone, and has given the focus back, before the wizard takes it
    flushSync(onLeave);
    document.getElementById(quoteSection)?.scrollIntoView();
    $projectRequest.set(startOf(project));
  }

  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
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
        <ProjectViews project={project} {...pictures} />
        <ProjectStory project={project} />
      </div>
      <LiveRegion message={`${project.company_name}, project ${position + 1} of ${count}`} />
    </Dialog>
  );
}
