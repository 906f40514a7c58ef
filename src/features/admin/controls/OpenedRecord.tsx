import type { Query } from 'firebase/firestore';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import type { RecordReader, Stored } from './live-lists/stored-record.ts';
import { useLiveList } from './live-lists/use-live-list.ts';

/** Dialog of the record named in the URL. Follows the record itself: a list stops updating what has left it. */
export function OpenedRecord<T>(props: {
  /** The list's copy, shown until the record itself has loaded, and in its place offline. */
  listed: Stored<T> | undefined;
  one: Query;
  reader: RecordReader<T>;
  /** Titles of the toasts for a record that cannot be read or no longer exists. */
  texts: { readonly loadFailed: string; readonly gone: string };
  onClose: () => void;
  /** Called with each version of the record, for a list that is not live. */
  onFollowed?: ((record: Stored<T>) => void) | undefined;
  children: (record: Stored<T>) => ReactNode;
}) {
  const { listed, one, reader, texts, onClose, onFollowed, children } = props;
  const [failure] = useState(listed ? null : texts.loadFailed);
  const { status, records } = useLiveList(one, reader, failure);
  const [followed] = records;
  const copy = useRef(listed);
  if (listed) copy.current = listed;
  const record = followed ?? copy.current;
  const isGone = status === 'ready' && !followed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is reported
  useEffect(() => {
    if (followed) onFollowed?.(followed);
  }, [followed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, since closing goes one step back
  useEffect(() => {
    if (!isGone) return;
    toast({ title: texts.gone, variant: 'destructive' });
    onClose();
  }, [isGone]);
  return record && !isGone ? children(record) : null;
}
