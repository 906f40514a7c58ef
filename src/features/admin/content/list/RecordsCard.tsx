import { doc, limit, orderBy } from 'firebase/firestore';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { toast } from '../../../../components/toast-store.ts';
import type { Document } from '../../../../domain/records/document.ts';
import type { Sortable } from '../../../../domain/records/place-in-list.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { AdminCard } from '../../controls/AdminCard.tsx';
import { AskButton } from '../../controls/AskButton.tsx';
import { clearDraft, restoreDraft } from '../../controls/dialog-draft.ts';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf, type Stored } from '../../controls/live-lists/stored-record.ts';
import { MAX_LISTED, useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../../controls/panel-context.ts';
import { ScrollArea } from '../../controls/ScrollArea.tsx';
import type { KindDialogProps } from '../editor/RecordDialog.tsx';
import type { RecordKind } from '../editor/record-kind.ts';
import { useFound } from './find-records.ts';
import { RecordList } from './RecordList.tsx';
import { RecordRow, type RowContent } from './RecordRow.tsx';
import { NARROW } from './RowButtons.tsx';

/** Published copies are up to a minute old. */
const ORDERING = 'Drag rows or use their menus to reorder. Visitors see changes after about a minute.';

/** Card that lists, finds, reorders, adds, edits and deletes records of one kind. */
export function RecordsCard<Fields extends Sortable>(props: {
  kind: RecordKind<Fields>;
  title: string;
  /** Shown instead of the Add button while there are no records. */
  whenEmpty?: ReactNode;
  /** Order until someone moves a record: by `sort_order`, or newest first. */
  order: 'sort_order' | 'newest';
  Dialog: ComponentType<KindDialogProps<Fields>>;
  /** Texts by which the search finds a record. */
  words: (record: Stored<Fields>) => readonly (string | null)[];
  /** Renders a row's content. `editWith` opens the record's dialog with unsaved changes. */
  row: (record: Stored<Fields>, editWith: (changes: Partial<Fields>) => void) => RowContent;
}) {
  const { kind, title, whenEmpty, order, Dialog, words, row } = props;
  const byOrder = order === 'newest' ? orderBy('created_at', 'desc') : orderBy('sort_order');
  const { editing, add, edit, close } = useEditing(kind);
  const list = useLiveList(queryOf(kind.record, byOrder, limit(MAX_LISTED)), kind, kind.texts.loadFailed);
  const { records } = list;
  const { isFound, found } = useFound(title, records, words);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title={title}
      description={!isFound && records.length > 1 && ORDERING}
      count={isFound ? `${found.length} of ${records.length}` : records.length || undefined}
      className="lg:col-span-2"
      onWanted={() => editing ?? add(null)}
      action={
        whenEmpty && records.length === 0 ? (
          list.status === 'ready' && whenEmpty
        ) : (
          <Button ref={addRef} size="sm" onClick={() => add(null)}>
            <Plus aria-hidden="true" className="size-4" />
            Add {kind.noun}
          </Button>
        )
      }
    >
      <ListBody list={list} emptyText={kind.texts.none} noun={kind.plural}>
        <ScrollArea label={`List of ${kind.plural}`} className="max-h-56 sm:max-h-80">
          <RecordList kind={kind} records={records} isFound={isFound}>
            {(record, place) => (
              <RecordRow
                key={record.id}
                id={record.id}
                name={kind.nameOf(record)}
                {...row(record, (changes) => edit(record, changes))}
                place={place}
                onEdit={() => edit(record)}
                onDuplicate={() => add(kind.formOf(kind.copyOf(record, records)))}
                deletion={<DeleteButton {...{ kind, record }} fallback={addRef} />}
              />
            )}
          </RecordList>
        </ScrollArea>
      </ListBody>
      {editing && <Dialog editing={editing} records={records} onClose={close} />}
    </AdminCard>
  );
}

function useEditing<Fields>(kind: RecordKind<Fields>) {
  const { uid } = useAdmin();
  // Reopens a dialog that was open when the page or session ended
  const [editing, setEditing] = useState(() => restoreDraft<Fields>(kind.noun, uid));
  return {
    editing,
    /** Opens the dialog of a new record. Nothing is stored before it is saved. */
    add(copied: Document | null) {
      setEditing({ id: null, newId: crypto.randomUUID(), base: '', fields: null, restored: null, copied });
    },
    edit(record: Stored<Fields>, changes?: Partial<Fields>) {
      const copied = changes ? kind.formOf({ ...record, ...changes }) : null;
      setEditing({ id: record.id, newId: '', base: record.stamp, fields: record, restored: null, copied });
    },
    close() {
      clearDraft(kind.noun);
      setEditing(null);
    },
  };
}

/** Deletes a record after a question. The focus then goes to the next row, or to `fallback` without one. */
function DeleteButton<Fields>(props: {
  kind: RecordKind<Fields>;
  record: Stored<Fields>;
  fallback: RefObject<HTMLElement | null>;
}) {
  const { kind, record, fallback } = props;
  const name = kind.nameOf(record);
  const ref = useRef<HTMLButtonElement>(null);

  async function remove() {
    const row = ref.current?.closest('li');
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    await transact(async (transaction) => transaction.delete(doc(db, kind.record.name, record.id)));
    return neighbor?.querySelector<HTMLElement>('[data-row-menu]') ?? fallback.current;
  }
  return (
    <AskButton
      ref={ref}
      variant="ghost"
      size="sm"
      className={NARROW}
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      label="Delete"
      aria-label={`Delete ${name}`}
      title={`Delete “${name}”?`}
      description="Visitors will no longer see it."
      confirmLabel={`Delete ${kind.noun}`}
      work={remove}
      failure={kind.texts.deleteFailed}
      onDone={(next) => {
        next?.focus();
        toast({ title: kind.texts.deleted, description: name, about: record.id, variant: 'success' });
      }}
    />
  );
}
