import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { preloadable } from '../../../../components/preloadable.tsx';
import { projectsSection } from '../../../../config/navigation.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { gallerySearch } from '../../../../domain/gallery-url.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import type { AdminUser } from '../../kit/admin-user.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { MOST_LISTED } from '../../kit/live-lists/most-listed.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import { useEditing } from '../editor/use-editing.ts';
import { RecordList } from '../list/RecordList.tsx';
import { RecordRow } from '../list/RecordRow.tsx';
import type { RowActions, RowPlace } from '../list/row-place.ts';
import { missingInProject } from './missing-in-project.ts';
import { type LiveProject, projectKind } from './project-kind.ts';

/** Most visits of the panel open no dialog. */
const ProjectDialog = preloadable(() => import('./ProjectDialog.tsx').then((part) => part.ProjectDialog));

/** The administrator's reference projects, newest first. */
export function ProjectsCard({ admin }: { admin: AdminUser }) {
  const projectsQuery = useMemo(
    () =>
      query(
        collection(db, projectKind.record.name),
        where('admin_id', '==', admin.uid),
        orderBy('created_at', 'desc'),
        limit(MOST_LISTED),
      ),
    [admin.uid],
  );
  const list = useLiveList(projectsQuery, projectKind.read, projectKind.texts.loadFailed, 'projects');
  const { editing, add, edit, duplicate, close } = useEditing(projectKind, admin);
  const [deleting, setDeleting] = useState<LiveProject | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title="Reference Projects"
      description={list.records.length > 1 && contentMessages.ordering}
      count={list.records.length || undefined}
      action={
        <Button
          ref={addRef}
          size="sm"
          onPointerEnter={ProjectDialog.preload}
          onFocus={ProjectDialog.preload}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Reference Project
        </Button>
      }
    >
      <ListBody list={list} emptyText={contentMessages.projects.none} noun="reference projects">
        <ScrollArea label="List of reference projects" className="max-h-80">
          <RecordList kind={projectKind} records={list.records} nameOf={({ company_name }) => company_name}>
            {(project, place) => (
              <ProjectRow
                key={project.id}
                project={project}
                place={place}
                onEdit={() => edit(project)}
                onDuplicate={() => duplicate(project)}
                onDelete={() => setDeleting(project)}
              />
            )}
          </RecordList>
        </ScrollArea>
      </ListBody>
      <PartBoundary fallback={null}>
        {editing && <ProjectDialog admin={admin} editing={editing} onClose={close} />}
      </PartBoundary>
      <DeleteDialog
        kind={projectKind}
        admin={admin}
        record={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={addRef}
      />
    </AdminCard>
  );
}

interface ProjectRowProps extends RowActions {
  project: LiveProject;
  place: RowPlace;
}

/** One reference project in the panel's list. */
function ProjectRow({ project, ...row }: ProjectRowProps) {
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
