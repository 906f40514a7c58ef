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
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import { useEditing } from '../editor/use-editing.ts';
import { RecordList } from '../list/RecordList.tsx';
import { ExtraRow } from './ExtraRow.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { extraKind } from './extra-kind.ts';

/** Most visits of the panel open no dialog. */
const ExtraDialog = preloadable(() => import('./ExtraDialog.tsx').then((part) => part.ExtraDialog));

/** The administrator's extras in the order in which visitors see them. */
export function ExtrasCard({ admin }: { admin: AdminUser }) {
  const extrasQuery = useMemo(
    () =>
      query(
        collection(db, extraKind.record.name),
        where('admin_id', '==', admin.uid),
        orderBy('sort_order'),
        limit(MOST_LISTED),
      ),
    [admin.uid],
  );
  const list = useLiveList(extrasQuery, extraKind.read, extraKind.texts.loadFailed, 'extras');
  const { editing, add, edit, duplicate, close } = useEditing(extraKind, admin);
  const [deleting, setDeleting] = useState<LiveExtra | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title="Extras Management"
      description={list.records.length > 1 && contentMessages.ordering}
      count={list.records.length || undefined}
      className="lg:col-span-2"
      action={
        <Button
          ref={addRef}
          size="sm"
          onPointerEnter={ExtraDialog.preload}
          onFocus={ExtraDialog.preload}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Extra
        </Button>
      }
    >
      <ListBody list={list} emptyText={contentMessages.extras.none} noun="extras">
        <RecordList kind={extraKind} records={list.records} nameOf={({ name }) => name}>
          {(extra, place) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              place={place}
              onEdit={() => edit(extra)}
              onDuplicate={() => duplicate(extra)}
              onDelete={() => setDeleting(extra)}
            />
          )}
        </RecordList>
      </ListBody>
      <PartBoundary fallback={null}>
        {editing && <ExtraDialog admin={admin} editing={editing} onClose={close} />}
      </PartBoundary>
      <DeleteDialog
        kind={extraKind}
        admin={admin}
        record={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={addRef}
      />
    </AdminCard>
  );
}
