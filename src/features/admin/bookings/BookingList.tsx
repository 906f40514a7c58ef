import { useRef, useState } from 'react';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../live-lists/live-record.ts';
import { BookingItem } from './BookingItem.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { useMails } from './use-mails.ts';

export interface BookingListProps {
  /** At most MAX_MAIL_BOOKINGS. */
  bookings: readonly Live<Booking>[];
  now: Date;
  /** These bookings have these fields now; for lists that are not live. */
  onChanged?: (ids: readonly string[], changes: Partial<Booking>) => void;
  /** Which are selected and what to do when that changes; left out where nothing is selected. */
  selection?: {
    readonly ids: ReadonlySet<string>;
    readonly onSelect: (id: string, isSelected: boolean) => void;
  };
}

/** Bookings with what has become of their mails, which is live, and the dialogs that change one. */
export function BookingList({ bookings, now, onChanged, selection }: BookingListProps) {
  const mails = useMails(bookings.map(({ id }) => id));
  const listRef = useRef<HTMLDivElement>(null);
  // As they were when the dialog opened: whatever the list shows by now, what was typed stays
  const [moving, setMoving] = useState<Live<Booking> | null>(null);
  const [cancelling, setCancelling] = useState<Live<Booking> | null>(null);
  const [noting, setNoting] = useState<Live<Booking> | null>(null);

  function handleCancelled(ids: readonly string[], reason: string) {
    onChanged?.(ids, { status: 'cancelled', cancelled_by: 'team', cancel_reason: reason });
    // After the dialog has given the focus back to a button that is gone
    setTimeout(() => listRef.current?.focus());
  }
  return (
    <div ref={listRef} tabIndex={-1} className="outline-none">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {bookings.map((booking) => (
          <BookingItem
            key={booking.id}
            booking={booking}
            mails={mails.get(booking.id) ?? []}
            now={now}
            isSelected={selection?.ids.has(booking.id) ?? false}
            onSelect={selection && ((isSelected) => selection.onSelect(booking.id, isSelected))}
            onMove={() => setMoving(booking)}
            onCancel={() => setCancelling(booking)}
            onNote={() => setNoting(booking)}
            onChanged={(changes) => onChanged?.([booking.id], changes)}
          />
        ))}
      </ul>
      {moving && (
        <MoveDialog
          booking={moving}
          onClose={() => setMoving(null)}
          onMoved={(changes) => onChanged?.([moving.id], changes)}
        />
      )}
      {cancelling && (
        <CancelDialog
          bookings={[cancelling]}
          onClose={() => setCancelling(null)}
          onCancelled={handleCancelled}
          onUndone={(ids) => onChanged?.(ids, { status: 'confirmed' })}
        />
      )}
      {noting && (
        <NoteDialog
          booking={noting}
          onClose={() => setNoting(null)}
          onSaved={(note) => onChanged?.([noting.id], { note })}
        />
      )}
    </div>
  );
}
