import { Download } from 'lucide-react';
import { BOOKING_FILES, type BookingFile as Stored } from '../../../domain/records/booking-files.ts';
import { getFile } from '../../../lib/admin-api.ts';
import { fileSizeText } from '../../../lib/file-size-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchRecord, useLoaded } from '../kit/use-loaded.ts';
import { WorkButton } from '../kit/WorkButton.tsx';

/** Returns the print file of a booking: undefined while loading, null if there is none. */
export function useBookingFile(bookingId: string): Stored | null | undefined {
  return useLoaded(bookingId, fetchFile, 'The print file of a booking could not be read');
}

function fetchFile(bookingId: string): Promise<Stored | null> {
  return fetchRecord(BOOKING_FILES, bookingId);
}

/** The print file that the visitor sent. It is downloaded, never opened here. */
export function BookingFile({ bookingId, file: { name, size } }: { bookingId: string; file: Stored }) {
  async function download() {
    const content = await getFile(`bookings/${bookingId}/logo-file`);
    saveFile(name, content, 'application/octet-stream');
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-[0.9375rem]">
      <p className="min-w-0 wrap-anywhere">
        Logo file: {name}, {fileSizeText(size)}
      </p>
      <WorkButton work={download} failure="Error downloading the logo file">
        <Download aria-hidden="true" className="size-4" />
        Download
      </WorkButton>
    </div>
  );
}
