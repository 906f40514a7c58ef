import { doc } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../cards/ListBody.tsx';
import { ScrollArea } from '../cards/ScrollArea.tsx';
import { deleteWithUndo } from '../record-editor/delete-with-undo.ts';
import { ScheduleDay } from './ScheduleDay.tsx';
import { bookedCount, type ScheduledDay } from './schedule-days.ts';

const texts = adminMessages.availability;

export interface ScheduleCardProps {
  /** State of the availability that `days` are made of. */
  list: ListBodyProps['list'];
  days: readonly ScheduledDay[];
}

/** 'Current Schedule': what is offered from today on, and who booked it. */
export function ScheduleCard({ list, days }: ScheduleCardProps) {
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

  async function handleDelete() {
    if (!deletingId) return;
    isDeleting.current = true;
    const isGone = await deleteWithUndo({
      ref: doc(db, AVAILABILITY.name, deletingId),
      title: texts.removed,
      description: texts.removedText,
      errorTitle: texts.removeFailed,
    });
    isDeleting.current = false;
    setDeletingId(null);
    // After the dialog has given the focus back to a button that is gone
    if (isGone) setTimeout(() => listRef.current?.focus());
  }

  return (
    <AdminCard title="Current Schedule" count={list.status === 'loading' ? undefined : days.length}>
      <div ref={listRef} tabIndex={-1} className="outline-none">
        <ListBody list={list} emptyText={texts.none} noun="schedule">
          <ScrollArea label="Scheduled dates">
            <ul className="flex flex-col gap-3 py-1">
              {days.map((day) => (
                <ScheduleDay key={day.id} day={day} onDelete={() => setDeletingId(day.id)} />
              ))}
            </ul>
          </ScrollArea>
        </ListBody>
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        title={`Delete ${deleting ? formatDay(deleting.date) : ''}?`}
        description={deleting && warningFor(bookedCount(deleting))}
        confirmLabel="Delete date"
        onCancel={() => setDeletingId(null)}
        onConfirm={handleDelete}
      />
    </AdminCard>
  );
}

function warningFor(bookings: number): string {
  if (bookings === 0) return 'Nobody can book this date any more. No bookings are affected.';
  return bookings === 1
    ? 'This date has 1 booking. Deleting the date does not cancel it: the visitor still expects the meeting.'
    : `This date has ${bookings} bookings. Deleting the date does not cancel them: the visitors still expect their meetings.`;
}
