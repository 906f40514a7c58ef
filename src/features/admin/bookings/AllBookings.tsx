import { useEffect, useMemo } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import type { AdminUser } from '../kit/admin-user.ts';
import { setParam } from '../place/current-place.ts';
import { useParam } from '../place/use-param.ts';
import { AllBookingsList } from './AllBookingsList.tsx';
import { BookingFilterFields } from './BookingFilterFields.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { useExport } from './use-export.ts';

export interface AllBookingsProps {
  admin: AdminUser;
  now: Date;
  onClose: () => void;
}

/** Every booking, the latest meeting first: search, dates, paging, and a file for a spreadsheet. */
export function AllBookings({ admin, now, onClose }: AllBookingsProps) {
  const [filter, setFilter] = useFilter();
  const { read, start, cancel } = useExport(admin.uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given up when the dialog goes, not before
  useEffect(() => cancel, []);
  return (
    <Dialog
      open
      onClose={onClose}
      variant="fullscreen"
      title="All bookings"
      actions={<ExportButtons read={read} onExport={() => start(filter)} onCancel={cancel} />}
    >
      <div className="mx-auto max-w-5xl">
        <BookingFilterFields filter={filter} onChange={setFilter} />
        <AllBookingsList admin={admin} filter={filter} now={now} />
      </div>
    </Dialog>
  );
}

/** The list's filter, kept in the address. */
function useFilter(): [BookingFilter, (filter: BookingFilter) => void] {
  const [text] = useParam('text');
  const [from] = useParam('from');
  const [until] = useParam('until');
  const filter = useMemo(
    () => (text || from || until ? { text, from, until } : NO_FILTER),
    [text, from, until],
  );
  function setFilter(wanted: BookingFilter) {
    for (const name of ['text', 'from', 'until'] as const) setParam(name, wanted[name]);
  }
  return [filter, setFilter];
}
