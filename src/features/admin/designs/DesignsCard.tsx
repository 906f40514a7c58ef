import { collection, limit, orderBy, query } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { contentMessages } from '../../../domain/content-messages.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import { CardSkeletons } from '../cards/CardSkeletons.tsx';
import { ListBody } from '../cards/ListBody.tsx';
import { MOST_LISTED } from '../live-lists/most-listed.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { DeleteDialog } from '../record-editor/DeleteDialog.tsx';
import { useEditing } from '../record-editor/use-editing.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { DesignCard } from './DesignCard.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import type { LiveDesign } from './design-kind.ts';
import { designKind } from './design-kind.ts';

/** The designs of all administrators. */
const designsQuery = query(
  collection(db, designKind.record.name),
  orderBy('created_at', 'desc'),
  limit(MOST_LISTED),
);

/** The booth designs, newest first. */
export function DesignsCard({ admin }: { admin: AdminUser }) {
  const list = useLiveList(designsQuery, designKind.read, designKind.texts.loadFailed);
  const { editing, add, edit, close } = useEditing(designKind, admin);
  const [deleting, setDeleting] = useState<LiveDesign | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title="Booth Designs"
      count={list.records.length || undefined}
      className="lg:col-span-2"
      action={
        <Button ref={addRef} size="sm" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add Booth Design
        </Button>
      }
    >
      <ListBody
        list={list}
        emptyText={contentMessages.designs.none}
        noun="booth designs"
        skeleton={<CardSkeletons />}
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.records.map((design) => (
            <DesignCard
              key={design.id}
              design={design}
              isOwn={design.admin_id === admin.uid}
              onEdit={() => edit(design)}
              onDelete={() => setDeleting(design)}
            />
          ))}
        </ul>
      </ListBody>
      {editing && <DesignDialog admin={admin} editing={editing} designs={list.records} onClose={close} />}
      <DeleteDialog
        kind={designKind}
        record={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={addRef}
      />
    </AdminCard>
  );
}
