import type { ReactNode } from 'react';
import { ListBody } from '../kit/ListBody.tsx';
import type { LiveList } from '../kit/live-lists/use-live-list.ts';

export interface SettingBodyProps {
  list: LiveList<unknown>;
  /** Name of the setting: 'meeting place'. */
  noun: string;
  /** The form. */
  children: ReactNode;
}

/** A setting's form, once it is known what is stored, or that nothing is. A failure later does not take it away. */
export function SettingBody({ list, noun, children }: SettingBodyProps) {
  const { status, records, asOf } = list;
  const isKnown = status === 'ready' || records.length > 0 || asOf !== null;
  return (
    <ListBody list={{ ...list, records: isKnown ? [null] : [] }} emptyText="" noun={noun}>
      {children}
    </ListBody>
  );
}
