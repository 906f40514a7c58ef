import { useRef, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { saveFile } from '../kit/save-file.ts';
import type { BookingFilter } from './booking-filter.ts';
import { exportBookings } from './export-bookings.ts';

/** The file of an administrator's bookings: `read` is how many have been read for it so far, null while none is made. */
export function useExport(adminId: string) {
  const [read, setRead] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);

  function begin(): AbortController {
    controller.current = new AbortController();
    return controller.current;
  }

  /** Resolves when the file has been handed to the browser, or there will be none. */
  async function start(filter: BookingFilter): Promise<void> {
    const { signal } = begin();
    setRead(0);
    try {
      const onRead = (count: number) => setRead((before) => (before ?? 0) + count);
      const csv = await exportBookings(adminId, filter, { signal, onRead });
      if (csv) saveFile(`bookings-${todayInNewYork(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
    } catch (error) {
      if (!signal.aborted) reportFailure(adminMessages.bookings.exportFailed, error);
    } finally {
      setRead(null);
    }
  }
  return { read, start, cancel: () => controller.current?.abort() };
}
