import { collection, documentId, limit, query, where } from 'firebase/firestore';
import { useEffect, useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import type { BookingDialogProps } from './BookingDialog.tsx';

const BookingDialog = preloadable<BookingDialogProps>(() =>
  import('./BookingDialog.tsx').then((module) => module.BookingDialog),
);

export interface OpenedBookingProps {
  id: string;
  adminId: string;
  /** The listed bookings; others are fetched. */
  bookings: readonly Live<Booking>[];
  onClose: () => void;
  onChanged: (id: string, changes: Partial<Booking>) => void;
}

/** The booking of the URL, in the list or not. */
export function OpenedBooking({ id, adminId, bookings, ...rest }: OpenedBookingProps) {
  const listed = bookings.find((booking) => booking.id === id);
  // Stays open even if the list no longer contains it
  const last = useRef(listed);
  if (listed) last.current = listed;
  const shown = last.current;
  return shown ? <Shown booking={shown} {...rest} /> : <Fetched {...{ id, adminId }} {...rest} />;
}

type RestProps = Omit<OpenedBookingProps, 'id' | 'adminId' | 'bookings'>;

function Fetched({ id, adminId, ...rest }: RestProps & { id: string; adminId: string }) {
  const one = useMemo(
    () =>
      query(
        collection(db, BOOKINGS.name),
        where('admin_id', '==', adminId),
        where(documentId(), '==', id),
        limit(1),
      ),
    [id, adminId],
  );
  const { status, records } = useLiveList(one, BOOKINGS, adminMessages.bookings.loadFailed);
  const [booking] = records;
  const isGone = status === 'ready' && !booking;
  const { onClose } = rest;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: adminMessages.bookings.gone, variant: 'destructive' });
    onClose();
  }, [isGone, onClose]);
  return booking ? <Shown booking={booking} {...rest} /> : null;
}

function Shown({ booking, onClose, onChanged }: RestProps & { booking: Live<Booking> }) {
  return (
    <PartBoundary fallback={null}>
      <BookingDialog
        key={booking.id}
        booking={booking}
        onClose={onClose}
        onChanged={(changes) => onChanged(booking.id, changes)}
      />
    </PartBoundary>
  );
}
