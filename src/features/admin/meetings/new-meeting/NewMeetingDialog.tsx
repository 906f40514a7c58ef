import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { toast } from '../../../../components/toast-store.ts';
import type { TeamBooking } from '../../../../domain/schemas/admin-bookings.ts';
import { type BookingReceipt, bookingAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import { formatMeeting } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../domain/time/slot-labels.ts';
import { FactList } from '../../controls/FactList.tsx';
import { useKeyedPost } from '../../controls/use-keyed-post.ts';
import { bookingsMessages as texts } from '../bookings-messages.ts';
import { type Invitee, MeetingFormDialog } from './MeetingFormDialog.tsx';

/** Codes of refusals that different input may fix. */
const FIXABLE = /^(slot-|invalid$)/;

interface NewMeetingDialogProps {
  /** Known details of the person to meet, and their quote. */
  invitee?: Partial<Invitee>;
  onClose: () => void;
}

/** Books a meeting for the team. If the visitor gets no email, shows the meeting's link to pass on. */
export function NewMeetingDialog({ invitee = {}, onClose }: NewMeetingDialogProps) {
  const [booked, setBooked] = useState<BookingReceipt | null>(null);
  const { post } = useKeyedPost(bookingAnswerSchema, 'bookings', texts.bookFailed, ({ code }) =>
    FIXABLE.test(code),
  );

  async function book(meeting: TeamBooking): Promise<RefusalAnswer | null> {
    const result = await post(meeting);
    if (!result) return null;
    if ('refused' in result) return result.refused;
    const receipt = result.answer.booking;
    if (meeting.mail) {
      onClose();
      toast({ title: texts.booked, description: timeOf(receipt), variant: 'success' });
    } else setBooked(receipt);
    return null;
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
