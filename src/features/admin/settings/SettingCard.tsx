import type { ReactNode } from 'react';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ListBody } from '../kit/ListBody.tsx';
import type { LiveList } from '../kit/live-lists/use-live-list.ts';

export interface SettingCardProps {
  title: string;
  about: string;
  list: LiveList<unknown>;
  /** Name of the setting, such as 'meeting place'. */
  noun: string;
  /** The form. */
  children: ReactNode;
}

/** A setting's card. Shows the form once the stored setting has loaded, and keeps it after later failures. */
export function SettingCard({ title, about, list, noun, children }: SettingCardProps) {
  const { status, records, asOf } = list;
  const isKnown = status === 'ready' || records.length > 0 || asOf !== null;
  return (
    <AdminCard title={title} description={about}>
      <ListBody list={{ ...list, records: isKnown ? [null] : [] }} emptyText="" noun={noun}>
        {children}
      </ListBody>
    </AdminCard>
  );
}
