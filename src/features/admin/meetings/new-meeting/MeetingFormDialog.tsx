import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { type TeamBooking, teamBookingSchema } from '../../../../domain/schemas/admin-bookings.ts';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  toBookingContact,
} from '../../../../domain/schemas/contact-fields.ts';
import type { PlaceChoice } from '../../../../domain/schemas/meeting-place.ts';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import { COMPANY_ZONE } from '../../../../domain/time/slot-labels.ts';
import { moveTo } from '../../../../lib/move-to.ts';
import { HourChoice } from '../../availability/meeting-hours/HourChoice.tsx';
import { HourRefusal } from '../../availability/meeting-hours/HourRefusal.tsx';
import { type Hour, useNextHours, useOwnHours } from '../../availability/meeting-hours/use-own-hours.ts';
import { FormDialog } from '../../controls/FormDialog.tsx';
import { bookingsMessages as texts } from '../bookings-messages.ts';
import { formOfChoice, PlaceFields, type PlaceForm, placeFormSchema } from '../meeting-place/PlaceFields.tsx';
import { usePlaceSetting } from '../meeting-place/use-place-setting.ts';

const formSchema = z.extend(
  z.pick(teamBookingSchema, {
    user_name: true,
    user_email: true,
    user_phone: true,
    company: true,
    mail: true,
  }),
  {
    hour: z.custom<Hour>((value) => Boolean((value as Hour).date && (value as Hour).time), {
      error: 'Choose a date and a time',
    }),
  },
);
type MeetingForm = z.output<typeof formSchema>;

const CONTACT = [
  { name: 'user_name', required: true, field: CONTACT_FIELDS.name },
  { name: 'user_email', required: true, field: CONTACT_FIELDS.email },
  { name: 'user_phone', required: false, field: CONTACT_FIELDS.phone },
  { name: 'company', required: false, field: CONTACT_FIELDS.company },
] as const;

/** Form values that a lead prefills. */
export type Invitee = Omit<TeamBooking, 'date' | 'time' | 'place' | 'mail'>;

const NO_ONE: Invitee = {
  ...toBookingContact(EMPTY_CONTACT),
  quote_submission_id: null,
  time_zone: COMPANY_ZONE,
};

interface MeetingFormDialogProps {
  invitee: Partial<Invitee>;
  onClose: () => void;
  /** Books the meeting. Resolves to a refusal that different input may fix, else null. */
  onBook: (meeting: TeamBooking) => Promise<RefusalAnswer | null>;
}

/** The form 'New meeting': time, person, place. A refusal keeps the input. */
export function MeetingFormDialog({ invitee, onClose, onBook }: MeetingFormDialogProps) {
  const [known] = useState<Invitee>({ ...NO_ONE, ...invitee });
  const form = useForm<z.input<typeof formSchema>, unknown, MeetingForm>({
    defaultValues: { ...known, hour: { date: '', time: '' }, mail: true },
    resolver: zodResolver(formSchema),
  });
  const place = useForm<PlaceForm, unknown, PlaceChoice>({
    defaultValues: formOfChoice(null),
    resolver: zodResolver(placeFormSchema),
  });
  const [isElsewhere, setElsewhere] = useState(false);
  const [setting] = usePlaceSetting().records;
  const kind = isElsewhere ? place.watch('place_kind') : setting?.place_kind;
  const { field: hour } = useController({ control: form.control, name: 'hour' });
  const next = useNextHours();
  const hours = useOwnHours(hour.value.date);
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;

  function choose(next: Hour) {
    setRefusal(null);
    hour.onChange(next);
  }
  async function bookAt(entered: MeetingForm, elsewhere: PlaceChoice | null) {
    const { hour: at, ...person } = entered;
    setRefusal(null);
    const refused = await onBook({ ...known, ...person, ...at, place: elsewhere });
    if (!refused) return;
    const shownNextTo = CONTACT.filter(({ name }) => refused.fields[name]);
    for (const { name } of shownNextTo) form.setError(name, { message: refused.fields[name] ?? '' });
    if (shownNextTo[0]) return form.setFocus(shownNextTo[0].name);
    flushSync(() => setRefusal(refused));
    moveTo(noticeRef.current);
  }
  return (
    <FormDialog
      title="New meeting"
      description={known.quote_submission_id ? texts.withQuote : texts.aboutNew}
      submitLabel="Book"
      isWorking={isSubmitting}
      onClose={onClose}
      onSubmit={form.handleSubmit((entered) =>
        isElsewhere ? place.handleSubmit((choice) => bookAt(entered, choice))() : bookAt(entered, null),
      )}
    >
      <HourChoice
        ref={hour.ref}
        next={next}
        hours={hours}
        hour={hour.value}
        error={errors.hour?.message}
        onChange={choose}
      />
      {refusal && (
        <HourRefusal
          ref={noticeRef}
          refusal={refusal}
          title={texts.notBooked}
          zone={COMPANY_ZONE}
          onChoose={({ date, time }) => choose({ date, time })}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {CONTACT.map(({ name, required, field: { input, label } }) => (
          <TextField
            key={name}
            {...input}
            {...form.register(name)}
            label={label}
            enterKeyHint="next"
            error={errors[name]?.message}
            required={required || (name === 'user_phone' && kind === 'phone')}
            autoComplete="off"
          />
        ))}
      </div>
      <div>
        <CheckboxField label="Email the visitor" {...form.register('mail')} />
        <p className="text-sm text-muted">{form.watch('mail') ? texts.mailed : texts.notMailed}</p>
      </div>
      <CheckboxField
        label="Another place for this meeting"
        checked={isElsewhere}
        onChange={(event) => setElsewhere(event.target.checked)}
      />
      {isElsewhere && <PlaceFields form={place} reference="BK-7F3K9Q" legend="The meeting takes place" />}
    </FormDialog>
  );
}
