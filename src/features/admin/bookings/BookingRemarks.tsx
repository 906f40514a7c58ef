import type { Booking } from '../../../domain/records/bookings.ts';

/** Who cancelled a booking and why, and the team's note; nothing where there is none of it. */
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

function Remark({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-3 text-[0.9375rem]">
      <p className="font-medium">{title}</p>
      {text && <p className="break-words whitespace-pre-line text-muted">{text}</p>}
    </div>
  );
}
