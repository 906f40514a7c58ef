import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../components/toast-store.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { placedBookingSchema } from '../../../domain/schemas/admin-bookings.ts';
import { type MeetingPlace, type PlaceChoice, placeText } from '../../../domain/schemas/meeting-place.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { FormDialog } from '../controls/FormDialog.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { runWork } from '../controls/run-work.ts';
import { bookingsMessages as texts } from './bookings-messages.ts';
import { formOfPlace, PlaceFields, type PlaceForm, placeFormSchema } from './meeting-place/PlaceFields.tsx';

interface PlaceDialogProps {
  booking: Stored<Booking>;
  place: MeetingPlace;
  onClose: () => void;
  onPlaced: (place: MeetingPlace) => void;
}

/** Changes the place of one meeting. Keeps the input on failure. */
export function PlaceDialog({ booking, place, onClose, onPlaced }: PlaceDialogProps) {
  // Fixed when the dialog opens
  const [before] = useState(place);
  const form = useForm<PlaceForm, unknown, PlaceChoice>({
    defaultValues: formOfPlace(before),
    resolver: zodResolver(placeFormSchema),
  });
  const { isSubmitting } = form.formState;

  async function save(choice: PlaceChoice) {
    const path = `bookings/${encodeURIComponent(booking.id)}/place`;
    const { place: after } = await postFor(placedBookingSchema, path, choice);
    onPlaced(after);
    onClose();
    if (placeText(after) === placeText(before)) toast({ title: texts.alreadyPlaced });
    else toast({ title: texts.placed, description: texts.placedText, variant: 'success' });
  }
  return (
    <FormDialog
      title={`Place of the meeting with ${bookerOf(booking)}`}
      description="Only this meeting changes. We email the visitor the new place, with an update of their calendar entry."
      submitLabel="Change place"
      cancelLabel="Keep place"
      isWorking={isSubmitting}
      onClose={onClose}
      onSubmit={form.handleSubmit(async (choice) => {
        await runWork(texts.placeFailed, () => save(choice));
      })}
    >
      <PlaceFields form={form} reference={booking.reference} legend="The meeting takes place" />
      {form.watch('place_kind') === 'phone' && booking.user_phone === '' && (
        <p className="text-[0.9375rem] text-muted">{texts.asksNumber}</p>
      )}
    </FormDialog>
  );
}
