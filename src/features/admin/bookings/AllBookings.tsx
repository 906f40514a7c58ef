import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import type { AdminUser } from '../session/admin-user.ts';
import { AllBookingsList } from './AllBookingsList.tsx';
import { BookingFilterFields } from './BookingFilterFields.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { useExport } from './use-export.ts';

export interface AllBookingsProps {
  open: boolean;
  admin: AdminUser;
  now: Date;
  onClose: () => void;
}

/** Every booking, the latest meeting first: search, dates, paging, and a file for a spreadsheet. */
export function AllBookings({ open, admin, now, onClose }: AllBookingsProps) {
  const [filter, setFilter] = useState<BookingFilter>(NO_FILTER);
  const { read, start, cancel } = useExport(admin.uid);

  function handleClose() {
    cancel();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      variant="fullscreen"
      title="All bookings"
      actions={<ExportButtons read={read} onExport={() => start(filter)} onCancel={cancel} />}
    >
      <div className="mx-auto max-w-4xl">
        <BookingFilterFields filter={filter} onChange={setFilter} />
        <AllBookingsList admin={admin} filter={filter} now={now} />
      </div>
    </Dialog>
  );
}
