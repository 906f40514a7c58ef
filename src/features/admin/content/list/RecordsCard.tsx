import { limit, orderBy, type Query, query } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import type { Placed } from '../../../../domain/records/place-in-list.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import { clearDraft, restoreDraft } from '../../kit/dialog-draft.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { type Live, queryOf } from '../../kit/live-lists/live-record.ts';
import { MAX_LISTED, useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { countOf, useCount } from '../../kit/use-count.ts';
import { contentMessages } from '../content-messages.ts';
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import type { KindDialogProps } from '../editor/RecordDialog.tsx';
import type { RecordKind } from '../editor/record-kind.ts';
import { useContentSearch } from './find-records.ts';
import { RecordList } from './RecordList.tsx';
import { RecordRow, type RowContent } from './RecordRow.tsx';
import { PAGE, useShownRecords } from './use-shown-records.ts';

/** Time in ms after which a list loads although the database has not counted it. */
const COUNT_PATIENCE_MS = 2_000;

export interface RecordsCardProps<Fields, Form extends FieldValues> {
  kind: RecordKind<Fields, Form>;
  title: string;
  /** Plural name of the records, such as 'extras'. */
  noun: string;
  /** Shown instead of the Add button while there are no records. */
  whenEmpty?: ReactNode;
  /** Order until someone moves a record: by `sort_order`, or newest first. */
  order: 'sort_order' | 'newest';
  Dialog: ComponentType<KindDialogProps<Fields, Form>>;
  /** Texts by which the search finds a record. */
  words: (record: Live<Fields>) => readonly (string | null)[];
  /** True if the list scrolls in the card. */
  isScrolled?: boolean;
  /** Renders a row's content. `editWith` opens the record's dialog with unsaved changes. */
  row: (record: Live<Fields>, editWith: (changes: Partial<Fields>) => void) => RowContent;
}

/** Card that lists, finds, reorders, adds, edits and deletes records of one kind. */
export function RecordsCard<Fields extends Placed, Form extends FieldValues>(
  props: RecordsCardProps<Fields, Form>,
) {
  const { kind, title, noun, whenEmpty, order, Dialog, words, isScrolled = false, row } = props;
  const all = useMemo(
    () => queryOf(kind.record, order === 'newest' ? orderBy('created_at', 'desc') : orderBy('sort_order')),
    [kind, order],
  );
  const { editing, add, edit, close } = useEditing(kind);
  const { list, size, load } = useCountedList(all, kind, kind.record.name, editing !== null);
  const { records } = list;
  const shown = useShownRecords(title, list, size, words, isScrolled, load);
  const addRef = useRef<HTMLButtonElement>(null);
  const { deleting, askToDelete, ...deletion } = useDeletion<Fields>(addRef);

  function addRecord(copied: Form | null) {
    // The new record may be listed last
    shown.open();
    add(copied);
  }
  const rows = (
    <RecordList kind={kind} records={records} noun={noun} shown={shown}>
      {(record, place) => (
        <RecordRow
          key={record.id}
          id={record.id}
          name={kind.nameOf(record)}
          {...row(record, (changes) => edit(record, changes))}
          place={place}
          onEdit={() => edit(record)}
          onDuplicate={() => addRecord(kind.formOf(kind.copyOf(record, records)))}
          onDelete={(button) => askToDelete(record, button)}
        />
      )}
    </RecordList>
  );

  return (
    <AdminCard
      title={title}
      description={
        shown.isOpen &&
        !shown.isFound &&
        records.length > 1 && (
          <span className={shown.limit < PAGE ? 'max-md:hidden' : undefined}>{contentMessages.ordering}</span>
        )
      }
      count={shown.count}
      toggle={shown}
      className="lg:col-span-2"
      action={
        whenEmpty && !size ? (
          list.status === 'ready' && whenEmpty
        ) : (
          <Button ref={addRef} size="sm" onClick={() => addRecord(null)}>
            <Plus aria-hidden="true" className="size-4" />
            Add {kind.noun}
          </Button>
        )
      }
    >
      {shown.isOpen && (
        <ListBody list={list} emptyText={kind.texts.none} noun={noun}>
          {isScrolled ? (
            <ScrollArea label={`List of ${noun}`} className="max-h-80">
              {rows}
            </ScrollArea>
          ) : (
            rows
          )}
        </ListBody>
      )}
      {editing && <Dialog editing={editing} records={records} onClose={close} />}
      <DeleteDialog kind={kind} record={deleting} {...deletion} />
    </AdminCard>
  );
}

/**
 * Returns the records and their number, which the database counts first: a long list loads once it is wanted, by
 * `load`, a search or an open dialog, and then stays.
 */
function useCountedList<Fields, Form extends FieldValues>(
  all: Query,
  kind: RecordKind<Fields, Form>,
  keptAs: string,
  isEditing: boolean,
) {
  const [isWanted, setWanted] = useState(false);
  const count = useCallback(() => countOf(all), [all]);
  const { counted, hasFailed } = useCount(isWanted ? null : keptAs, count);
  const [find] = useContentSearch();
  // Without an answer, the list shows its last state
  const isUnknown = !isWanted && counted === null;
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(() => setWanted(true), COUNT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUnknown]);
  const isShort = counted !== null && counted <= PAGE;
  if (!isWanted && (isShort || hasFailed || isEditing || find.trim() !== '')) setWanted(true);
  const wanted = useMemo(() => (isWanted ? query(all, limit(MAX_LISTED)) : null), [all, isWanted]);
  const list = useLiveList(wanted, kind, kind.texts.loadFailed);
  const size = list.status === 'ready' ? list.records.length : (counted ?? list.records.length);
  return { list, size, load: () => setWanted(true) };
}

/** State of the dialog that adds or edits a record, and functions to open and close it. */
function useEditing<Fields, Form extends FieldValues>(kind: RecordKind<Fields, Form>) {
  const { uid } = useAdmin();
  // Reopens a dialog that was open when the page or session ended
  const [editing, setEditing] = useState(() => restoreDraft<Fields, Form>(kind.noun, uid));
  return {
    editing,
    /** Opens the dialog of a new record. Nothing is stored before it is saved. */
    add(copied: Form | null) {
      setEditing({ id: null, newId: crypto.randomUUID(), base: '', fields: null, restored: null, copied });
    },
    edit(record: Live<Fields>, changes?: Partial<Fields>) {
      const copied = changes ? kind.formOf({ ...record, ...changes }) : null;
      setEditing({ id: record.id, newId: '', base: record.stamp, fields: record, restored: null, copied });
    },
    close() {
      clearDraft(kind.noun);
      setEditing(null);
    },
  };
}

/** State of the question before a deletion. The focus then goes to the next row, or to `fallback` without one. */
function useDeletion<Fields>(fallback: RefObject<HTMLElement | null>) {
  const [deleting, setDeleting] = useState<Live<Fields> | null>(null);
  const focusAfter = useRef<HTMLElement>(null);
  function askToDelete(record: Live<Fields>, button: HTMLElement) {
    const row = button.closest('li');
    // Phones hide rows before 'Show all'
    const neighbor = [row?.nextElementSibling, row?.previousElementSibling].find((other) =>
      other?.checkVisibility(),
    );
    focusAfter.current = neighbor?.querySelector<HTMLElement>('[data-row-menu]') ?? fallback.current;
    setDeleting(record);
  }
  return { deleting, askToDelete, focusAfter, onClose: () => setDeleting(null) };
}
