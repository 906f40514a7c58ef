import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../cards/ListBody.tsx';
import { ScrollArea } from '../cards/ScrollArea.tsx';
import { DeleteDateDialog } from './DeleteDateDialog.tsx';
import { ScheduleDay } from './ScheduleDay.tsx';
import type { ScheduledDay } from './schedule-days.ts';

const texts = adminMessages.availability;

export interface ScheduleCardProps {
  /** State of the availability that `days` are made of. */
  list: ListBodyProps['list'];
  days: readonly ScheduledDay[];
  now: Date;
}

/** 'Current Schedule': what is offered from today on, and who booked it. */
export function ScheduleCard({ list, days, now }: ScheduleCardProps) {
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isDeleting = useRef(false);
  const deleting = days.find(({ id }) => id === deletingId);
  const isGoneMeanwhile = deletingId !== null && !deleting;

  useEffect(() => {
    if (!isGoneMeanwhile || isDeleting.current) return;
    setDeletingId(null);
    toast({ title: texts.removed, description: texts.removedMeanwhile });
  }, [isGoneMeanwhile]);

  function handleDeleted(isGone: boolean) {
    isDeleting.current = false;
    setDeletingId(null);
    // After the dialog has given the focus back to a button that is gone
    if (isGone) setTimeout(() => listRef.current?.focus());
  }

  return (
    <AdminCard title="Current Schedule" count={list.status === 'loading' ? undefined : days.length}>
      <div ref={listRef} tabIndex={-1} className="outline-none">
        <ListBody
          list={{ ...list, records: list.status === 'ready' ? days : list.records }}
          emptyText={texts.none}
          noun="schedule"
        >
          <ScrollArea label="Scheduled dates">
            <ul className="flex flex-col gap-3 py-1">
              {days.map((day) => (
                <ScheduleDay key={day.id} day={day} onDelete={() => setDeletingId(day.id)} />
              ))}
            </ul>
          </ScrollArea>
        </ListBody>
      </div>
      {deleting && (
        <DeleteDateDialog
          key={deleting.id}
          day={deleting}
          now={now}
          onClose={() => setDeletingId(null)}
          onDelete={() => {
            isDeleting.current = true;
          }}
          onDeleted={handleDeleted}
        />
      )}
    </AdminCard>
  );
}
