import { useState } from 'react';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { todayInNewYork } from '../../../../domain/booking/slots.ts';
import { receivedDayProblem } from '../../../../domain/proposal/payment-days.ts';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import { acceptedAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { DayField } from '../DayField.tsx';
import type { Live } from '../live-lists/live-record.ts';
import { useToday } from '../panel-context.ts';
import { useWork } from '../run-work.ts';
import { proposalTexts } from './proposal-texts.ts';

const PAYMENTS = { deposit_on: 'Deposit received', paid_on: 'Paid' } as const;

type Payments = Pick<Proposal, keyof typeof PAYMENTS>;

interface ProposalPaymentsProps {
  proposal: Live<Proposal>;
  accepted: NonNullable<Proposal['accepted']>;
}

/** Ticks for money that came in, each with its day. The customer sees them. */
export function ProposalPayments({ proposal, accepted }: ProposalPaymentsProps) {
  const today = useToday();
  const { run } = useWork(proposalTexts.paymentsFailed);
  // Shown while it is saved: a day saves on blur, and the press that took its focus must not be lost
  const [saving, setSaving] = useState<Payments | null>(null);
  const { deposit_on, paid_on } = saving ?? proposal;
  const shown: Payments = { deposit_on, paid_on };
  const acceptedOn = todayInNewYork(accepted.at.toDate());

  async function save(change: Partial<Payments>) {
    const wanted = { ...shown, ...change };
    setSaving(wanted);
    await run(async () => {
      const path = `proposals/${encodeURIComponent(proposal.id)}/payments`;
      await postFor(acceptedAnswerSchema, path, wanted);
    });
    setSaving((latest) => (latest === wanted ? null : latest));
  }
  return (
    <div aria-busy={saving !== null} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {(Object.keys(PAYMENTS) as (keyof Payments)[]).map((field) => (
        <div key={field}>
          <CheckboxField
            label={PAYMENTS[field]}
            checked={shown[field] !== null}
            onChange={(event) => void save({ [field]: event.target.checked ? today : null })}
          />
          {shown[field] && (
            <DayField
              label={`${PAYMENTS[field]} on`}
              day={shown[field]}
              problemOf={(day) => receivedDayProblem(day, acceptedOn, today)}
              onChange={(day) => void save({ [field]: day || null })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
