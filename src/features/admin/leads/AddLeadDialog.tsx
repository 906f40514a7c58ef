import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
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
import { type Intent, intentFor } from '../../../domain/visitor/intent.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { FormDialog } from '../kit/FormDialog.tsx';
import { leadsMessages } from '../kit/leads-messages.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { recount } from '../kit/use-count.ts';
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
  const { isWorking, add } = useAddLead(onClose);

  const handleSubmit = async (lead: AddedLead, onAdded?: (id: string) => void) => {
    const refused = Object.entries(await add(lead, onAdded));
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

/** Adds a lead once over all tries: the idempotency key is reused until the server answers. */
function useAddLead(onClose: () => void) {
  const [isWorking, setWorking] = useState(false);
  const intent = useRef<Intent | null>(null);

  /** Resolves to the fields that the server refused, with messages; reports other failures. */
  async function add(
    lead: AddedLead,
    onAdded?: (id: string) => void,
  ): Promise<Readonly<Record<string, string>>> {
    intent.current = intentFor(intent.current, lead, () => crypto.randomUUID());
    setWorking(true);
    try {
      const { id } = await postFor(addedLeadAnswerSchema, 'leads', lead, { key: intent.current.key });
      recount();
      onClose();
      onAdded?.(id);
    } catch (error) {
      const refused = error instanceof AdminApiError && error.status < 500 ? error.refusal : null;
      // The server would repeat the refusal for the same key
      if (refused) intent.current = null;
      if (refused && Object.keys(refused.fields).length > 0) return refused.fields;
      reportFailure(texts.addFailed, error);
      return {};
    } finally {
      setWorking(false);
    }
    toast({ title: texts.added, description: lead.company || lead.name, variant: 'success' });
    return {};
  }
  return { isWorking, add };
}
