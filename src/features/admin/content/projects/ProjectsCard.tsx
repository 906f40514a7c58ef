import { Badge } from '../../../../components/Badge.tsx';
import { projectsSection } from '../../../../config/navigation.ts';
import { PICTURE_SETS } from '../../../../domain/project/gallery.ts';
import { gallerySearch } from '../../../../domain/project/gallery-url.ts';
import type { ReferenceProjectFields } from '../../../../domain/records/reference-projects.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { missingInProject, projectKind } from './project-kind.ts';

export function ProjectsCard() {
  return (
    <RecordsCard
      kind={projectKind}
      title="Reference Projects"
      order="newest"
      Dialog={ProjectDialog}
      words={(project) => [
        project.company_name,
        project.conference_name,
        project.location,
        project.industry,
        project.booth_size,
      ]}
      row={rowOf}
    />
  );
}

function rowOf(project: Stored<ReferenceProjectFields>): RowContent {
  return {
    picture: pictureOf(project),
    badges: (
      <>
        <Badge>{project.industry}</Badge>
        <Badge tone="brand">{project.booth_size}</Badge>
        {project.is_sample && <Badge tone="warning">Sample</Badge>}
      </>
    ),
    description: `${project.conference_name}, ${project.location}`,
    missing: missingInProject(project),
    siteUrl: `/${gallerySearch('', { industry: null, boothSize: null, picture: null, project: project.id })}#${projectsSection}`,
  };
}

function pictureOf(project: ReferenceProjectFields): string | null {
  const { design_renderings: renderings, stand_photos: photos } = project;
  return (
    photos.stand_front_photo ??
    renderings.design_front_view ??
    [...Object.values(photos), ...Object.values(renderings)].find((url) => url !== null) ??
    null
  );
}

const IMAGES = PICTURE_SETS.flatMap(({ key, views }) =>
  views.map(([view, label]) => ({ path: `${key}.${view}`, label })),
);

function ProjectDialog({ editing, onClose }: KindDialogProps<ReferenceProjectFields>) {
  const editor = useRecordForm({ kind: projectKind, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      looks={{
        company_name: { className: 'sm:col-span-3' },
        conference_name: { className: 'sm:col-span-3' },
        location: { placeholder: 'City, State' },
        industry: { className: 'sm:col-span-3', placeholder: 'Select industry' },
        booth_size: { className: 'sm:col-span-3', placeholder: 'Select booth size' },
        design_renderings: { images: IMAGES },
        stand_photos: { images: IMAGES },
        features: { entryLabel: 'Feature' },
        outcomes: { entryLabel: 'Outcome' },
      }}
    />
  );
}
