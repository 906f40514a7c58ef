import { useRef, useState } from 'react';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { type LeadFields, leadFields } from '../../../domain/schemas/leads.ts';
import { amountIn } from '../../../domain/typed-amount.ts';
import { FormDialog } from './FormDialog.tsx';
import { fieldsOf, type Lead } from './lead-state.ts';
import { joinReason, LOST_REASONS, splitReason } from './lost-reasons.ts';

export interface OutcomeDialogProps {
  lead: Lead;
  isWorking: boolean;
  /** Saves the outcome; resolves to true if it succeeded. */
  onSave: (change: Partial<LeadFields>) => Promise<boolean>;
  onClose: () => void;
}

/** Returns the amount to propose: the agreed one, or else the quote's estimate. Custom sizes have none. */
function proposedAmount(lead: Lead): string {
  const { agreed_amount } = fieldsOf(lead);
  const isPriced = lead.kind === 'quote' && lead.record.booth_size !== 'custom';
  const amount = agreed_amount ?? (isPriced ? lead.record.pricing.estimatedTotal : null);
  return amount === null ? '' : amount.toFixed(2);
}

/** Asks for the agreed amount of a won lead, or changes it. */
export function WonDialog({ lead, isWorking, onSave, onClose }: OutcomeDialogProps) {
  const [text, setText] = useState(() => proposedAmount(lead));
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);

  async function handleSubmit() {
    const agreed = leadFields.shape.agreed_amount.safeParse(amountIn(text));
    setError(agreed.error?.issues[0]?.message);
    if (!agreed.success) return inputRef.current?.focus();
    if (await onSave({ state: 'won', agreed_amount: agreed.data })) onClose();
  }
  return (
    <FormDialog
      size="sm"
      title="Agreed amount"
      description={
        lead.kind === 'quote'
          ? 'The estimate is filled in. Numbers counts this amount instead.'
          : 'Numbers counts it.'
      }
      submitLabel="Save as won"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <TextField
        ref={inputRef}
        label="Agreed amount (USD)"
        required
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}

/** Asks why a lead was lost, or changes the reason. */
export function LostDialog({ lead, isWorking, onSave, onClose }: OutcomeDialogProps) {
  const [input, setInput] = useState(() => splitReason(fieldsOf(lead).lost_reason));
  const [errors, setErrors] = useState<{ reason?: string | undefined; details?: string | undefined }>({});
  const selectRef = useRef<HTMLSelectElement>(null);
  const detailsRef = useRef<HTMLTextAreaElement>(null);

  async function handleSubmit() {
    const checked = leadFields.shape.lost_reason.safeParse(joinReason(input));
    const reason = input.reason === '' ? 'Choose a reason' : undefined;
    const details = checked.error?.issues[0]?.message;
    setErrors({ reason, details });
    if (reason) return selectRef.current?.focus();
    if (!checked.success) return detailsRef.current?.focus();
    if (await onSave({ state: 'lost', lost_reason: checked.data })) onClose();
  }
  return (
    <FormDialog
      size="sm"
      title="Why was it lost?"
      submitLabel="Save as lost"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Select
        ref={selectRef}
        label="Reason"
        required
        value={input.reason}
        error={errors.reason}
        onChange={(event) => setInput({ ...input, reason: event.target.value })}
      >
        <option value="">Choose a reason</option>
        {LOST_REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </Select>
      <TextArea
        ref={detailsRef}
        label="Details"
        hint="Only the team sees this."
        optional
        rows={2}
        value={input.details}
        error={errors.details}
        onChange={(event) => setInput({ ...input, details: event.target.value })}
      />
    </FormDialog>
  );
}
