import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import { acceptedAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { DayField } from '../DayField.tsx';
import type { Live } from '../live-lists/live-record.ts';
import { useToday } from '../panel-context.ts';
import { useUndoable } from '../undoable.ts';
import { proposalTexts } from './proposal-texts.ts';

const PAYMENTS = { deposit_on: 'Deposit received', paid_on: 'Paid' } as const;

/** Ticks for money that came in, each with its day. The customer sees them. */
export function ProposalPayments({ proposal }: { proposal: Live<Proposal> }) {
  const today = useToday();
  const { isWorking, run } = useUndoable(proposalTexts.paymentsFailed);
  const { id, reference, deposit_on, paid_on } = proposal;

  function save(change: Partial<Pick<Proposal, keyof typeof PAYMENTS>>) {
    return run(async () => {
      const path = `proposals/${encodeURIComponent(id)}/payments`;
      await postFor(acceptedAnswerSchema, path, { deposit_on, paid_on, ...change });
    });
  }
  return (
    <div
      inert={isWorking}
      aria-busy={isWorking}
      className="grid gap-x-4 gap-y-2 inert:opacity-60 sm:grid-cols-2"
    >
      {(Object.keys(PAYMENTS) as (keyof typeof PAYMENTS)[]).map((field) => (
        <div key={field}>
          <CheckboxField
            label={PAYMENTS[field]}
            aria-label={`${PAYMENTS[field]}: ${reference}`}
            checked={proposal[field] !== null}
            onChange={(event) => void save({ [field]: event.target.checked ? today : null })}
          />
          {proposal[field] && (
            <DayField
              label={`${PAYMENTS[field]} on`}
              day={proposal[field]}
              onChange={(day) => void save({ [field]: day || null })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
