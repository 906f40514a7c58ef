import { limit, orderBy, where } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import type { Placed } from '../../../../domain/records/place-in-list.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import { ListBody } from '../../kit/ListBody.tsx';
import { type Live, queryOf } from '../../kit/live-lists/live-record.ts';
import { MAX_LISTED, useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { type SharedList, useEveryone } from '../../kit/team/team-context.tsx';
import { WhoseSwitch } from '../../kit/team/WhoseSwitch.tsx';
import { contentMessages } from '../content-messages.ts';
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import { clearDraft, restoreDraft } from '../editor/dialog-draft.ts';
import type { KindDialogProps } from '../editor/RecordDialog.tsx';
import type { RecordKind } from '../editor/record-kind.ts';
import { RecordList } from './RecordList.tsx';
import { RecordRow, type RowContent } from './RecordRow.tsx';

export interface RecordsCardProps<Fields, Form extends FieldValues> {
  kind: RecordKind<Fields, Form>;
  title: string;
  /** Plural name of the records, such as 'extras'. */
  noun: string;
  /** Shown instead of the Add button while there are no records. */
  whenEmpty?: ReactNode;
  /** Name of the list if it shows the administrator's own records, or everyone's on request. */
  shared?: SharedList;
  /** Order until someone moves a record: by `sort_order`, or newest first. */
  order: 'sort_order' | 'newest';
  Dialog: ComponentType<KindDialogProps<Fields, Form>>;
  /** True if the list scrolls in the card. */
  isScrolled?: boolean;
  /** Renders a row's content. `editWith` opens the record's dialog with unsaved changes. */
  row: (record: Live<Fields>, editWith: (changes: Partial<Fields>) => void) => RowContent;
}

/** Card that lists, reorders, adds, edits and deletes records of one kind. */
export function RecordsCard<Fields extends Placed, Form extends FieldValues>({
  kind,
  title,
  noun,
  whenEmpty,
  shared,
  order,
  Dialog,
  isScrolled = false,
  row,
}: RecordsCardProps<Fields, Form>) {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone(shared ?? null);
  const isOwn = shared !== undefined && !isEveryone;
  const recordsQuery = useMemo(
    () =>
      queryOf(
        kind.record,
        ...(isOwn ? [where('admin_id', '==', uid)] : []),
        order === 'newest' ? orderBy('created_at', 'desc') : orderBy('sort_order'),
        limit(MAX_LISTED),
      ),
    [kind, isOwn, order, uid],
  );
  const list = useLiveList(
    recordsQuery,
    kind,
    kind.texts.loadFailed,
    isEveryone ? `everyone's ${shared}` : kind.record.name,
  );
  const { records } = list;
  // Reopens a dialog that was open when the page or session ended
  const [editing, setEditing] = useState(() => restoreDraft<Fields, Form>(kind.noun, uid));
  const [deleting, setDeleting] = useState<Live<Fields> | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [showsAll, setShowsAll] = useState(isScrolled);
  const showAll = () => setShowsAll(true);

  /** Opens the dialog of a new record. Nothing is stored before it is saved. */
  function add(copied: Form | null) {
    // The new record may be listed last
    showAll();
    setEditing({ id: null, newId: crypto.randomUUID(), base: '', fields: null, restored: null, copied });
  }
  function edit(record: Live<Fields>, changes?: Partial<Fields>) {
    const copied = changes ? kind.formOf({ ...record, ...changes }) : null;
    setEditing({ id: record.id, newId: '', base: record.version, fields: record, restored: null, copied });
  }
  function close() {
    clearDraft(kind.noun);
    setEditing(null);
  }
  const rows = (
    <RecordList kind={kind} records={records} noun={noun} showsAll={showsAll} onShowAll={showAll}>
      {(record, place) => (
        <RecordRow
          key={record.id}
          id={record.id}
          name={kind.nameOf(record)}
          {...row(record, (changes) => edit(record, changes))}
          place={place}
          onEdit={() => edit(record)}
          onDuplicate={() => add(kind.formOf(kind.copyOf(record, records)))}
          onDelete={() => setDeleting(record)}
        />
      )}
    </RecordList>
  );

  return (
    <AdminCard
      title={title}
      description={
        records.length > 1 && (
          <span className={showsAll ? undefined : 'max-md:hidden'}>{contentMessages.ordering}</span>
        )
      }
      count={records.length || undefined}
      className="lg:col-span-2"
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
      {shared && <WhoseSwitch list={shared} className="mb-4" />}
      <ListBody list={list} emptyText={kind.texts.none} noun={noun}>
        {isScrolled ? (
          <ScrollArea label={`List of ${noun}`} className="max-h-80">
            {rows}
          </ScrollArea>
        ) : (
          rows
        )}
      </ListBody>
      {editing && <Dialog editing={editing} records={records} onClose={close} />}
      <DeleteDialog kind={kind} record={deleting} onClose={() => setDeleting(null)} focusAfter={addRef} />
    </AdminCard>
  );
}
