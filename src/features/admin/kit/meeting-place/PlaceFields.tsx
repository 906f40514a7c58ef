import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { TextField } from '../../../../components/TextField.tsx';
import { type PlaceChoice, type PlaceKind, placeOf } from '../../../../domain/meeting-place.ts';
import { RadioCards } from '../RadioCards.tsx';
import { type PlaceForm, placeFormSchema } from './place-form.ts';

const KINDS: readonly { readonly value: PlaceKind; readonly label: string; readonly text: string }[] = [
  { value: 'video', label: 'Video room', text: 'Visitors join by a link.' },
  { value: 'phone', label: 'Phone', text: 'We call visitors at the number they gave.' },
  { value: 'address', label: 'Address', text: 'We meet in person.' },
];

export interface PlaceFieldsProps {
  form: UseFormReturn<PlaceForm, unknown, PlaceChoice>;
  /** Of the meeting, or of an example. */
  reference: string;
  legend: string;
}

/** Fields of a place: its kind, and the address of that kind. */
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
            hint="Starts with https://. Write {reference} in it to give each meeting a room of its own."
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

/** The link that visitors get, once the address is one. */
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
