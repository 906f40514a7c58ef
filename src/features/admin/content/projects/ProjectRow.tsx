import { Badge } from '../../../../components/Badge.tsx';
import { projectsSection } from '../../../../config/navigation.ts';
import { gallerySearch } from '../../../../domain/gallery-url.ts';
import { RecordRow } from '../list/RecordRow.tsx';
import type { RowActions, RowPlace } from '../list/row-place.ts';
import { missingInProject } from './missing-in-project.ts';
import type { LiveProject } from './project-kind.ts';

export interface ProjectRowProps extends RowActions {
  project: LiveProject;
  place: RowPlace;
}

/** One reference project in the panel's list. */
export function ProjectRow({ project, ...row }: ProjectRowProps) {
  return (
    <RecordRow
      {...row}
      id={project.id}
      name={project.company_name}
      picture={pictureOf(project)}
      badges={
        <>
          <Badge>{project.industry}</Badge>
          <Badge tone="brand">{project.booth_size}</Badge>
        </>
      }
      description={`${project.conference_name}, ${project.location}`}
      missing={missingInProject(project)}
      siteUrl={siteUrlOf(project)}
    />
  );
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
