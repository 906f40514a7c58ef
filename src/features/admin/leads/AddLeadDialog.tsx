import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { BOOTH_SIZE_OPTIONS, boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import {
  type AddedLead,
  addedLeadAnswerSchema,
  addedLeadSchema,
  LEAD_SOURCE_NAMES,
  LEAD_SOURCES,
} from '../../../domain/schemas/added-lead.ts';
import { CONTACT_FIELDS } from '../../../domain/schemas/contact-fields.ts';
import { FormDialog } from '../kit/FormDialog.tsx';
import { leadsMessages } from '../kit/leads-messages.ts';
import { recount } from '../kit/use-count.ts';
import { useKeyedPost } from '../kit/use-keyed-post.ts';
import { useShowNames } from '../kit/use-show-names.ts';

const texts = leadsMessages;

type Entered = z.input<typeof addedLeadSchema>;

const EMPTY: Entered = {
  ...{ source: 'call', name: '', company: '', phone: '', email: '' },
  ...{ show_id: null, booth_size: null, note: '' },
};

const CONTACT = ['name', 'company', 'phone', 'email'] as const;

const SIZES = [...BOOTH_SIZE_OPTIONS.map(({ id }) => id), 'custom'];

/** An option without a value is null: 'Not known'. */
const OPTIONAL = { setValueAs: (value: string | null) => value || null };

export interface AddLeadDialogProps {
  onClose: () => void;
  /** Called with the id of an added lead that gets a proposal. */
  onPropose: (id: string) => void;
}

/** The form 'Add lead', for a person who called or was met at a show. A failure keeps the input. */
export function AddLeadDialog({ onClose, onPropose }: AddLeadDialogProps) {
  const shows = useShowNames();
  const form = useForm<Entered, unknown, AddedLead>({
    defaultValues: EMPTY,
    resolver: zodResolver(addedLeadSchema),
  });
  const { errors } = form.formState;
  const { isWorking, post } = useKeyedPost(addedLeadAnswerSchema, 'leads', texts.addFailed);

  const handleSubmit = async (lead: AddedLead, onAdded?: (id: string) => void) => {
    const result = await post(lead);
    if (result && 'answer' in result) {
      recount();
      onClose();
      onAdded?.(result.answer.id);
      toast({ title: texts.added, description: lead.company || lead.name, variant: 'success' });
    }
    const refused = Object.entries(result && 'refused' in result ? result.refused.fields : {});
    for (const [name, message] of refused) form.setError(name as keyof Entered, { message });
    const [first] = refused;
    if (first) form.setFocus(first[0] as keyof Entered);
  };
  return (
    <FormDialog
      title="Add lead"
      description="A person who called or whom you met. Enter a phone number, an email address, or both."
      submitLabel="Add lead"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={form.handleSubmit((lead) => handleSubmit(lead))}
      status={
        <Button
          variant="secondary"
          disabled={isWorking}
          onClick={form.handleSubmit((lead) => handleSubmit(lead, onPropose))}
        >
          Add and make proposal
        </Button>
      }
    >
      <Select label="Source" {...form.register('source')}>
        {LEAD_SOURCES.map((source) => (
          <option key={source} value={source}>
            {LEAD_SOURCE_NAMES[source]}
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
