import type { Query } from 'firebase/firestore';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import type { Live, Reader } from './live-lists/live-record.ts';
import { useLiveList } from './live-lists/use-live-list.ts';

interface FetchedProps<T> {
  /** Returns the query for the record; called once. */
  one: () => Query;
  reader: Reader<T>;
  /** Titles of the toasts for a record that cannot be read or no longer exists. */
  texts: { readonly loadFailed: string; readonly gone: string };
  onClose: () => void;
  /** Renders the record's dialog. */
  children: (record: Live<T>) => ReactNode;
}

export interface OpenedRecordProps<T> extends FetchedProps<T> {
  /** The record from the list; without it, the record is fetched. */
  listed: Live<T> | undefined;
}

/** Dialog of the record named in the URL. Stays open even after the record has left the list. */
export function OpenedRecord<T>({ listed, ...rest }: OpenedRecordProps<T>) {
  const last = useRef(listed);
  if (listed) last.current = listed;
  return last.current ? rest.children(last.current) : <Fetched {...rest} />;
}

function Fetched<T>({ one, reader, texts, onClose, children }: FetchedProps<T>) {
  const [query] = useState(one);
  const { status, records } = useLiveList(query, reader, texts.loadFailed);
  const [record] = records;
  const isGone = status === 'ready' && !record;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: texts.gone, variant: 'destructive' });
    onClose();
  }, [isGone, texts.gone, onClose]);
  return record ? children(record) : null;
}
