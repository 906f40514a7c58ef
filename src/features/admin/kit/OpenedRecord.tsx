import type { Query } from 'firebase/firestore';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import type { Live, Reader } from './live-lists/live-record.ts';
import { useLiveList } from './live-lists/use-live-list.ts';

interface FetchedProps<T> {
  /** Queries the record; called once. */
  one: () => Query;
  reader: Reader<T>;
  /** Titles of the toasts for a record that cannot be read, or no longer exists. */
  texts: { readonly loadFailed: string; readonly gone: string };
  onClose: () => void;
  /** The record's dialog. */
  children: (record: Live<T>) => ReactNode;
}

export interface OpenedRecordProps<T> extends FetchedProps<T> {
  /** The record in the list; if it is not there, it is fetched. */
  listed: Live<T> | undefined;
}

/** The record of the URL, in the list or not. Stays open even if the list no longer contains it. */
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
