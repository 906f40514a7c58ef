import { zodResolver } from '@hookform/resolvers/zod';
import { limit } from 'firebase/firestore';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { ADDED_SOURCES, DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { BOOTH_SIZE_OPTIONS, boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { SHOWS } from '../../../domain/records/shows.ts';
import { CONTACT_FIELDS } from '../../../domain/schemas/contact-fields.ts';
import { type AddedDeal, addedDealAnswerSchema, addedDealSchema } from '../../../domain/schemas/deals.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import { FormDialog } from '../controls/FormDialog.tsx';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { MAX_LISTED, useLiveList } from '../controls/live-lists/use-live-list.ts';
import { useKeyedPost } from '../controls/use-keyed-post.ts';
import { dealMessages as texts } from './deals/deal-messages.ts';

type Entered = z.input<typeof addedDealSchema>;

const EMPTY: Entered = {
  ...{ source: 'call', name: '', company: '', phone: '', email: '' },
  ...{ show_id: null, booth_size: null, note: '' },
};

const CONTACT = ['name', 'company', 'phone', 'email'] as const;

const SIZES = [...BOOTH_SIZE_OPTIONS.map(({ id }) => id), 'custom'];

/** An option without a value is null: 'Not known'. */
const OPTIONAL = { setValueAs: (value: string | null) => value || null };

export interface AddCustomerDialogProps {
  onClose: () => void;
  /** Called with the id of an added customer who gets a proposal. */
  onPropose: (id: string) => void;
}

/** The form 'Add customer', for a person who called or was met at a show. A failure keeps the input. */
export function AddCustomerDialog({ onClose, onPropose }: AddCustomerDialogProps) {
  const stored = useLiveList(queryOf(SHOWS, limit(MAX_LISTED)), SHOWS, null).records;
  // Active or not
  const shows = new Map([...DEFAULT_SHOWS, ...stored].map(({ id, name }) => [id, name]));
  const form = useForm<Entered, unknown, AddedDeal>({
    defaultValues: EMPTY,
    resolver: zodResolver(addedDealSchema),
  });
  const { errors } = form.formState;
  const { isWorking, post } = useKeyedPost(addedDealAnswerSchema, 'deals', texts.addFailed);

  const handleSubmit = async (added: AddedDeal, onAdded?: (id: string) => void) => {
    const result = await post(added);
    if (!result) return;
    if ('refused' in result) {
      const refused = Object.entries(result.refused.fields) as [keyof Entered, string][];
      for (const [name, message] of refused) form.setError(name, { message });
      return refused[0] && form.setFocus(refused[0][0]);
    }
    const { id, is_new } = result.answer;
    onClose();
    onAdded?.(id);
    const title = is_new ? texts.added : texts.joined;
    toast({ title, description: added.company || added.name, variant: 'success' });
  };
  return (
    <FormDialog
      title="Add customer"
      description="A person who called or whom you met. Enter a phone number, an email address, or both."
      submitLabel="Add customer"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={form.handleSubmit((added) => handleSubmit(added))}
      status={
        <Button
          variant="secondary"
          disabled={isWorking}
          onClick={form.handleSubmit((added) => handleSubmit(added, onPropose))}
        >
          Add and make proposal
        </Button>
      }
    >
      <Select label="Source" {...form.register('source')}>
        {ADDED_SOURCES.map((source) => (
          <option key={source} value={source}>
            {DEAL_SOURCES[source]}
          </option>
        ))}
      </Select>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {CONTACT.map((name) => (
          <TextField
            key={name}
            {...CONTACT_FIELDS[name].input}
            {...form.register(name)}
            label={CONTACT_FIELDS[name].label}
            error={errors[name]?.message}
            required={name === 'name'}
            autoComplete="off"
          />
        ))}
        <Select label="Show" error={errors.show_id?.message} {...form.register('show_id', OPTIONAL)}>
          <option value="">Not known</option>
          {[...shows].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Booth Size"
          error={errors.booth_size?.message}
          {...form.register('booth_size', OPTIONAL)}
        >
          <option value="">Not known</option>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {boothSizeLabel(size)}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label="Note"
        hint="Only the team sees this."
        rows={3}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  );
}
