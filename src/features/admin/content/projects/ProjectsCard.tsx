import { Badge } from '../../../../components/Badge.tsx';
import { projectsSection } from '../../../../config/navigation.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { gallerySearch } from '../../../../domain/gallery-url.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';
import { type LiveProject, missingInProject, projectKind } from './project-kind.ts';

/** The administrator's reference projects, newest first. */
export function ProjectsCard() {
  return (
    <RecordsCard
      kind={projectKind}
      title="Reference Projects"
      noun="reference projects"
      emptyText={contentMessages.projects.none}
      isOwn
      order="newest"
      Dialog={ProjectDialog}
      frame={(list) => (
        <ScrollArea label="List of reference projects" className="max-h-80">
          {list}
        </ScrollArea>
      )}
      row={rowOf}
    />
  );
}

function rowOf(project: LiveProject): RowContent {
  return {
    picture: pictureOf(project),
    badges: (
      <>
        <Badge>{project.industry}</Badge>
        <Badge tone="brand">{project.booth_size}</Badge>
      </>
    ),
    description: `${project.conference_name}, ${project.location}`,
    missing: missingInProject(project),
    siteUrl: siteUrlOf(project),
  };
}

/** The gallery with the project open. */
function siteUrlOf({ id }: LiveProject): string {
  const view = { industry: null, boothSize: null, picture: null, project: id };
  return `/${gallerySearch('', view)}#${projectsSection}`;
}

function pictureOf({ design_renderings: renderings, stand_photos: photos }: LiveProject): string | null {
  return (
    photos.stand_front_photo ??
    renderings.design_front_view ??
    [...Object.values(photos), ...Object.values(renderings)].find((url) => url !== null) ??
    null
  );
}
