import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../../../components/TextField.tsx';
import {
  type MeetingPlace,
  type PlaceChoice,
  type PlaceKind,
  placeChoiceSchema,
  placeOf,
} from '../../../../domain/schemas/meeting-place.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';

/** Fields of a place as typed. Only the field for the chosen kind is shown and saved. */
export interface PlaceForm {
  place_kind: PlaceKind;
  video_url: string;
  address: string;
}

/** Turns the form into a choice. Ignores text that was typed for another kind. */
export const placeFormSchema = z.pipe(
  z.transform(({ place_kind, video_url, address }: PlaceForm) => ({
    place_kind,
    video_url: place_kind === 'video' ? video_url.trim() || null : null,
    address: place_kind === 'address' ? address : '',
  })),
  placeChoiceSchema,
);

/** Returns the form for a choice; an empty video room if the team has not chosen yet. */
export function formOfChoice(choice: PlaceChoice | null): PlaceForm {
  const { place_kind = 'video', video_url = '', address = '' } = choice ?? {};
  return { place_kind, video_url: video_url ?? '', address };
}

export function formOfPlace({ kind, text, url = '' }: MeetingPlace): PlaceForm {
  return { place_kind: kind, video_url: url, address: kind === 'address' ? text : '' };
}

const KINDS: readonly { readonly value: PlaceKind; readonly label: string; readonly text: string }[] = [
  { value: 'video', label: 'Video room', text: 'Visitors join by a link.' },
  { value: 'phone', label: 'Phone', text: 'We call visitors at the number they gave.' },
  { value: 'address', label: 'Address', text: 'We meet in person.' },
];

export interface PlaceFieldsProps {
  form: UseFormReturn<PlaceForm, unknown, PlaceChoice>;
  /** Reference of the meeting, or an example. */
  reference: string;
  legend: string;
}

/** Fields for a place: its kind, and the address for that kind. */
export function PlaceFields({ form, reference, legend }: PlaceFieldsProps) {
  const { control, register, formState } = form;
  const { field } = useController({ control, name: 'place_kind' });
  return (
    <>
      <RadioCards legend={legend} choices={KINDS} value={field.value} onChange={field.onChange} />
      {field.value === 'video' && (
        <div>
          <TextField
            {...register('video_url')}
            label="Address of the video room"
            hint="Starts with https://. Write {reference} in it to give each meeting a separate room."
            error={formState.errors.video_url?.message}
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://meet.example.com/booth-{reference}"
          />
          <Example form={form} reference={reference} />
        </div>
      )}
      {field.value === 'address' && (
        <TextField
          {...register('address')}
          label="Where you meet"
          hint="Shown as text, such as 12 Main Street, Reno, NV."
          error={formState.errors.address?.message}
          required
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The link that visitors get, once the address is valid. */
function Example({ form: { control }, reference }: Pick<PlaceFieldsProps, 'form' | 'reference'>) {
  const { data } = placeFormSchema.safeParse(useWatch({ control }));
  const url = data && placeOf(data, reference).url;
  if (!url) return null;
  return (
    <p className="mt-1.5 text-sm wrap-anywhere text-muted">
      Visitors get <span className="font-medium text-ink">{url}</span>
    </p>
  );
}
