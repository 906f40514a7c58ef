import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { quoteSection } from '../../../config/navigation.ts';
import type { GalleryView } from '../../../domain/project/gallery-url.ts';
import type { ProjectSummary } from '../../../domain/records/reference-projects.ts';
import { $projectRequest } from '../../../lib/project-request.ts';
import { loadProject } from '../../../lib/projects-client.ts';
import { closeToView, replaceView } from '../gallery-address.ts';
import { ProjectDetails } from './ProjectDetails.tsx';

export interface ProjectDialogProps {
  project: ProjectSummary;
  /** The projects that the buttons page through; null until all of them are loaded. */
  projects: readonly ProjectSummary[] | null;
  /** The gallery's view. `picture` is the one shown full screen. */
  view: GalleryView;
}

/** A project's pictures and story, with buttons to the next and previous project that wrap around. */
export function ProjectDialog({ project, projects, view }: ProjectDialogProps) {
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
