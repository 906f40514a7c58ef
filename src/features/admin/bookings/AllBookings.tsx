import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { reportFailure } from '../session/report-failure.ts';
import { AllBookingsList } from './AllBookingsList.tsx';
import { BookingFilterFields } from './BookingFilterFields.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { exportBookings, saveFile } from './export-bookings.ts';

export interface AllBookingsProps {
  open: boolean;
  admin: AdminUser;
  now: Date;
  onClose: () => void;
}

/** Every booking, the latest meeting first: search, dates, paging, and a file for a spreadsheet. */
export function AllBookings({ open, admin, now, onClose }: AllBookingsProps) {
  const [filter, setFilter] = useState<BookingFilter>(NO_FILTER);
  const [isExporting, setIsExporting] = useState(false);

  async function handleExport() {
    setIsExporting(true);
    try {
      const csv = await exportBookings(admin.uid, filter);
      saveFile(`bookings-${todayInNewYork(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
    } catch (error) {
      reportFailure(adminMessages.bookings.exportFailed, error);
    } finally {
      setIsExporting(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="fullscreen"
      title="All bookings"
      actions={
        <Button variant="secondary" size="sm" loading={isExporting} onClick={handleExport}>
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
      }
    >
      <div className="mx-auto max-w-4xl">
        <BookingFilterFields filter={filter} onChange={setFilter} />
        <AllBookingsList admin={admin} filter={filter} now={now} />
      </div>
    </Dialog>
  );
}
