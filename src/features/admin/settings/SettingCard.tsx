import { type ReactNode, useState } from 'react';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import type { LiveList } from '../controls/live-lists/use-live-list.ts';

export interface SettingCardProps {
  title: string;
  about: string;
  list: LiveList<unknown>;
  /** Name of the setting, such as 'meeting place'. */
  noun: string;
  /** True if the card is closed until its title is pressed. */
  startsClosed?: boolean | undefined;
  children: ReactNode;
}

/** A setting's card. Shows the form once the stored setting has loaded, and keeps it after later failures. */
export function SettingCard({ title, about, list, noun, startsClosed = false, children }: SettingCardProps) {
  const { status, records } = list;
  const [isOpen, setOpen] = useState(!startsClosed);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (status === 'ready' || records.length > 0)) setKnown(true);
  return (
    <AdminCard
      title={title}
      description={about}
      {...(startsClosed && { toggle: { isOpen, onToggle: () => setOpen(!isOpen) } })}
    >
      {/* Hidden, because it keeps what was typed */}
      <div hidden={!isOpen}>
        <ListBody list={{ ...list, records: isKnown ? [null] : [] }} emptyText="" noun={noun}>
          {children}
        </ListBody>
      </div>
    </AdminCard>
  );
}
