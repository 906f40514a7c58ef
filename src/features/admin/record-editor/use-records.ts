import type { DocumentData, Query } from 'firebase/firestore';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Live } from '../live-lists/live-record.ts';
import { type LiveList, useLiveList } from '../live-lists/use-live-list.ts';
import type { RecordKind } from './record-kind.ts';

/** The live list of one kind of record, read as the panel needs it; `query` must stay the same object. */
export function useRecords<Fields, Form extends FieldValues, Entry>(
  kind: RecordKind<Fields, Form, Entry>,
  query: Query,
): LiveList<Fields> {
  const list = useLiveList<DocumentData>(query, kind.texts.loadFailed);
  const records = useMemo(
    () => list.records.map((record): Live<Fields> => kind.read(record)),
    [list.records, kind],
  );
  return { ...list, records };
}
