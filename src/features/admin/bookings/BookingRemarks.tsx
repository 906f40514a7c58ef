import type { Booking } from '../../../domain/records/bookings.ts';

/** The cancellation's author and reason, and the team's note; renders nothing without them. */
export function BookingRemarks({ booking }: { booking: Booking }) {
  const { status, cancelled_by, cancel_reason, note } = booking;
  const by = cancelled_by === 'team' ? 'Cancelled by the team' : 'Cancelled by the visitor';
  return (
    <>
      {status === 'cancelled' && <Remark title={by} text={cancel_reason ?? ''} />}
      {note && <Remark title="Note" text={note} />}
    </>
  );
}

/** In a row it is cut after two lines: all of it is in what the row opens. */
function Remark({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-0.5 line-clamp-2 break-words">
      <span className="font-medium">{title}</span>
      {text && <span className="text-muted">: {text}</span>}
    </p>
  );
}
