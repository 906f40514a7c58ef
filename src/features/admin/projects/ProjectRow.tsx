import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { RecordButtons } from '../record-editor/RecordButtons.tsx';
import type { LiveProject } from './project-kind.ts';

export interface ProjectRowProps {
  project: LiveProject;
  onEdit: () => void;
  onDelete: () => void;
}

/** One reference project in the panel's list. */
export function ProjectRow({ project, onEdit, onDelete }: ProjectRowProps) {
  const { company_name: company, conference_name: conference } = project;
  return (
    <li className={cardClass({ className: 'flex flex-wrap items-center gap-x-4 gap-y-3 p-3' })}>
      <MediaImage
        url={pictureOf(project)}
        alt=""
        sizes="5rem"
        className="size-16 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-40 flex-1">
        <h3 className="font-semibold break-words text-ink">{company}</h3>
        <p className="text-sm break-words text-muted">{conference}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge>{project.industry}</Badge>
          <Badge tone="brand">{project.booth_size}</Badge>
        </p>
      </div>
      <RecordButtons name={company} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

function pictureOf({ design_renderings: renderings, stand_photos: photos }: LiveProject): string | null {
  return (
    photos.stand_front_photo ??
    renderings.design_front_view ??
    [...Object.values(photos), ...Object.values(renderings)].find((url) => url !== null) ??
    null
  );
}
