import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { formatMeeting } from '../../../../domain/format-time.ts';
import type { BookingReceipt } from '../../../../domain/schemas/booking-answer.ts';
import { NEW_YORK } from '../../../../domain/slot-labels.ts';
import { FactList } from '../FactList.tsx';
import { type Invitee, MeetingFormDialog } from './MeetingFormDialog.tsx';

const texts = adminMessages.bookings;

export interface NewMeetingDialogProps {
  /** The person to meet, as far as known, and their quote. */
  invitee?: Partial<Invitee>;
  onClose: () => void;
  onBooked?: () => void;
}

/** Books a meeting for the team; without an email to the visitor it then shows the link to pass on. */
export function NewMeetingDialog({ invitee = {}, onClose, onBooked }: NewMeetingDialogProps) {
  const [booked, setBooked] = useState<BookingReceipt | null>(null);

  function handleBooked(receipt: BookingReceipt, isMailed: boolean) {
    onBooked?.();
    if (!isMailed) return setBooked(receipt);
    onClose();
    toast({ title: texts.booked, description: timeOf(receipt), variant: 'success' });
  }
  if (booked) return <BookedDialog booking={booked} onClose={onClose} />;
  return <MeetingFormDialog invitee={invitee} onClose={onClose} onBooked={handleBooked} />;
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
  return formatMeeting(new Date(starts_at), NEW_YORK);
}
