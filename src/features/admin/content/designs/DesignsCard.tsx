import { collection, limit, orderBy, query } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { preloadable } from '../../../../components/preloadable.tsx';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { copyName, freeSlug } from '../../../../domain/slug.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import type { AdminUser } from '../../kit/admin-user.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { MOST_LISTED } from '../../kit/live-lists/most-listed.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import { useEditing } from '../editor/use-editing.ts';
import { RecordList } from '../list/RecordList.tsx';
import { DesignRow } from './DesignRow.tsx';
import type { LiveDesign } from './design-kind.ts';
import { designKind } from './design-kind.ts';

/** Most visits of the panel open no dialog. */
const DesignDialog = preloadable(() => import('./DesignDialog.tsx').then((part) => part.DesignDialog));

/** The designs of all administrators. */
const designsQuery = query(
  collection(db, designKind.record.name),
  orderBy('created_at', 'desc'),
  limit(MOST_LISTED),
);

/** The booth designs, newest first. */
export function DesignsCard({ admin }: { admin: AdminUser }) {
  const list = useLiveList(designsQuery, designKind.read, designKind.texts.loadFailed, 'designs');
  const { editing, add, edit, duplicate, close } = useEditing(designKind, admin);
  function copy(design: LiveDesign) {
    const taken = new Set(list.records.map(({ slug }) => slug));
    duplicate(design, { slug: freeSlug(copyName(design.title), taken) });
  }
  const [deleting, setDeleting] = useState<LiveDesign | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title="Booth Designs"
      description={list.records.length > 1 && contentMessages.ordering}
      count={list.records.length || undefined}
      className="lg:col-span-2"
      action={
        <Button
          ref={addRef}
          size="sm"
          onPointerEnter={DesignDialog.preload}
          onFocus={DesignDialog.preload}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Booth Design
        </Button>
      }
    >
      <ListBody list={list} emptyText={contentMessages.designs.none} noun="booth designs">
        <RecordList kind={designKind} records={list.records} nameOf={({ title }) => title}>
          {(design, place) => (
            <DesignRow
              key={design.id}
              design={design}
              place={place}
              onEdit={() => edit(design)}
              onDuplicate={() => copy(design)}
              onDelete={() => setDeleting(design)}
            />
          )}
        </RecordList>
      </ListBody>
      <PartBoundary fallback={null}>
        {editing && <DesignDialog admin={admin} editing={editing} designs={list.records} onClose={close} />}
      </PartBoundary>
      <DeleteDialog
        kind={designKind}
        admin={admin}
        record={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={addRef}
      />
    </AdminCard>
  );
}
