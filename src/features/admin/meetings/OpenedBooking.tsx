import { documentId, limit, where } from 'firebase/firestore';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { OpenedRecord } from '../controls/OpenedRecord.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { bookingsMessages } from './bookings-messages.ts';

export interface OpenedBookingProps {
  id: string;
  /** The listed bookings. A booking outside the list is fetched. */
  bookings: readonly Stored<Booking>[];
  onClose: () => void;
  /** Called with the booking's changed fields, or all of them; omitted for a live list. */
  onChanged?: (id: string, changes: Partial<Booking>) => void;
}

/** Dialog of the booking named in the URL, whether listed or not. */
export function OpenedBooking({ id, bookings, onClose, onChanged }: OpenedBookingProps) {
  return (
    <OpenedRecord
      listed={bookings.find((booking) => booking.id === id)}
      one={queryOf(BOOKINGS, where(documentId(), '==', id), limit(1))}
      reader={BOOKINGS}
      texts={bookingsMessages}
      onClose={onClose}
      onFollowed={onChanged && ((booking) => onChanged(id, booking))}
    >
      {(booking) => (
        <BookingDialog
          booking={booking}
          onClose={onClose}
          onChanged={(changes) => onChanged?.(id, changes)}
        />
      )}
    </OpenedRecord>
  );
}
