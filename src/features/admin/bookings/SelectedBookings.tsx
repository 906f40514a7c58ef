import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';

export interface SelectedBookingsProps extends Pick<CancelDialogProps, 'onCancelled' | 'onUndone'> {
  bookings: readonly Live<Booking>[];
  onClear: () => void;
}

/** A bar that stays in view while bookings are selected, with what can be done with all of them. */
export function SelectedBookings({ bookings, onClear, ...told }: SelectedBookingsProps) {
  // As they were when the dialog opened: whatever the list shows by now, what was typed stays
  const [cancelling, setCancelling] = useState<SelectedBookingsProps['bookings'] | null>(null);
  return (
    <>
      {bookings.length > 0 && (
        <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-white p-3 shadow-overlay">
          <p className="mr-auto text-[0.9375rem] font-medium">{bookings.length} selected</p>
          <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={onClear}>
            Clear
          </Button>
          <Button variant="danger" size="sm" aria-haspopup="dialog" onClick={() => setCancelling(bookings)}>
            Cancel selected
          </Button>
        </div>
      )}
      {cancelling && <CancelDialog bookings={cancelling} onClose={() => setCancelling(null)} {...told} />}
    </>
  );
}
