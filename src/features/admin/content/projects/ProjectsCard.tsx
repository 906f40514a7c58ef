import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { preloadable } from '../../../../components/preloadable.tsx';
import { contentMessages } from '../../../../domain/content-messages.ts';
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
import { ProjectRow } from './ProjectRow.tsx';
import type { LiveProject } from './project-kind.ts';
import { projectKind } from './project-kind.ts';

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
