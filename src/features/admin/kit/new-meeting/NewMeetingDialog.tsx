import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { toast } from '../../../../components/toast-store.ts';
import type { TeamBooking } from '../../../../domain/schemas/admin-bookings.ts';
import { type BookingReceipt, bookingAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import { formatMeeting } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../domain/time/slot-labels.ts';
import { type Intent, intentFor } from '../../../../domain/visitor/intent.ts';
import { AdminApiError, postFor } from '../../../../lib/admin-api.ts';
import { bookingsMessages } from '../bookings-messages.ts';
import { FactList } from '../FactList.tsx';
import { reportFailure } from '../report-failure.ts';
import { type Invitee, MeetingFormDialog } from './MeetingFormDialog.tsx';

const texts = bookingsMessages;

/** Codes of refusals that different input may fix. */
const FIXABLE = /^(slot-|invalid$)/;

export interface NewMeetingDialogProps {
  /** Known details of the person to meet, and their quote. */
  invitee?: Partial<Invitee>;
  onClose: () => void;
  onBooked?: () => void;
}

/** Books a meeting for the team. If the visitor gets no email, shows the meeting's link to pass on. */
export function NewMeetingDialog({ invitee = {}, onClose, onBooked }: NewMeetingDialogProps) {
  const [booked, setBooked] = useState<BookingReceipt | null>(null);
  const intent = useRef<Intent | null>(null);

  /**
   * Books only once over all tries: the idempotency key is reused until the server answers. Reports other
   * failures.
   */
  async function book(meeting: TeamBooking): Promise<RefusalAnswer | null> {
    intent.current = intentFor(intent.current, meeting, () => crypto.randomUUID());
    const { key } = intent.current;
    let booking: BookingReceipt;
    try {
      ({ booking } = await postFor(bookingAnswerSchema, 'bookings', meeting, { key }));
    } catch (error) {
      const refused = error instanceof AdminApiError && error.status < 500 ? error.refusal : null;
      // The server would replay the refusal for the same key
      if (refused) intent.current = null;
      if (refused && FIXABLE.test(refused.code)) return refused;
      reportFailure(texts.bookFailed, error);
      return null;
    }
    handleBooked(booking, meeting.mail);
    return null;
  }
  function handleBooked(receipt: BookingReceipt, isMailed: boolean) {
    onBooked?.();
    if (!isMailed) return setBooked(receipt);
    onClose();
    toast({ title: texts.booked, description: timeOf(receipt), variant: 'success' });
  }
  if (booked) return <BookedDialog booking={booked} onClose={onClose} />;
  return <MeetingFormDialog invitee={invitee} onClose={onClose} onBook={book} />;
}

function BookedDialog({ booking, onClose }: { booking: BookingReceipt; onClose: () => void }) {
  const { reference, manage_url } = booking;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.booked}
      description={timeOf(booking)}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{texts.passOn}</p>
        <FactList
          facts={[
            { term: 'Reference', text: reference, copied: 'reference' },
            { term: 'Link', text: manage_url, copied: 'link', isLong: true },
          ]}
        />
      </div>
    </Dialog>
  );
}

function timeOf({ starts_at }: BookingReceipt): string {
  return formatMeeting(new Date(starts_at), COMPANY_ZONE);
}
