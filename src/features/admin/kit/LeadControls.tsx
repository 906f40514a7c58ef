import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { isOpen, LEAD_STATES, type LeadState } from '../../../domain/schemas/leads.ts';
import { DayField } from './DayField.tsx';
import { amountText, dueOf, fieldsOf, type Lead, STATE_BADGES, stepText } from './lead-state.ts';
import { LostDialog, WonDialog } from './OutcomeDialog.tsx';
import { useToday } from './panel-context.ts';
import { useSaveLead } from './use-save-lead.ts';

export interface LeadControlsProps {
  lead: Lead;
  /** True for a quote with a meeting, which waits for its outcome and not for an answer. */
  isBooked?: boolean;
}

/** Fields for a lead's state and next step, which save at once. */
export function LeadControls({ lead, isBooked = false }: LeadControlsProps) {
  const today = useToday();
  const { isWorking, save } = useSaveLead(lead.kind, lead.record);
  const { state, next_step } = fieldsOf(lead);
  const [asking, setAsking] = useState<'won' | 'lost' | null>(null);
  const OutcomeDialog = asking === 'lost' ? LostDialog : WonDialog;
  function change(wanted: LeadState) {
    if (isOpen(wanted)) void save({ state: wanted });
    else setAsking(wanted);
  }
  return (
    <div
      inert={isWorking && !asking}
      aria-busy={isWorking}
      className="grid gap-x-4 gap-y-3 inert:opacity-60 sm:grid-cols-2"
    >
      <Select
        label={isBooked ? 'Outcome of the quote' : 'State'}
        value={isBooked && isOpen(state) ? 'answered' : state}
        onChange={(event) => change(event.target.value as LeadState)}
      >
        {LEAD_STATES.filter((one) => !isBooked || one !== 'new').map((one) => (
          <option key={one} value={one}>
            {isBooked && one === 'answered' ? 'Open' : STATE_BADGES[one].text}
          </option>
        ))}
      </Select>
      {isOpen(state) && (
        <DayField
          label="Next step on"
          day={next_step ?? ''}
          hint={next_step && dueOf(lead, today) ? stepText(next_step, today) : undefined}
          onChange={(day) => void save({ next_step: day || null })}
        />
      )}
      {!isOpen(state) && <Outcome lead={lead} onEdit={() => setAsking(state)} />}
      {asking && (
        <OutcomeDialog lead={lead} isWorking={isWorking} onSave={save} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

/** The agreed amount of a won lead or the reason of a lost one, with a button to change it. */
function Outcome({ lead, onEdit }: { lead: Lead; onEdit: () => void }) {
  const { state, agreed_amount, lost_reason } = fieldsOf(lead);
  const [term, text] =
    state === 'won' ? ['Agreed amount', amountText(agreed_amount)] : ['Reason', lost_reason || 'not known'];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{term}</span>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere tabular-nums">{text}</span>
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Change ${term.toLowerCase()}`}
          onClick={onEdit}
        >
          Change
        </Button>
      </div>
    </div>
  );
}
