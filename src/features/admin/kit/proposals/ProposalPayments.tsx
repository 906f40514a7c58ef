import { useRef, useState } from 'react';
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

/** Payments that are saved, and as they were stored before. */
interface Saving {
  readonly wanted: Payments;
  readonly before: Payments;
  readonly isAnswered: boolean;
}

interface ProposalPaymentsProps {
  proposal: Live<Proposal>;
  accepted: NonNullable<Proposal['accepted']>;
}

/** Ticks for money that came in, each with its day. The customer sees them. */
export function ProposalPayments({ proposal, accepted }: ProposalPaymentsProps) {
  const today = useToday();
  const { run } = useWork(proposalTexts.paymentsFailed);
  const [saving, setSaving] = useState<Saving | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // Shown until the record has it: a press before would send the other payment as it was
  const isStored = saving?.isAnswered && !isSame(proposal, saving.before);
  const shown = paymentsOf(saving && !isStored ? saving.wanted : proposal);
  const acceptedOn = todayInNewYork(accepted.at.toDate());

  async function save(change: Partial<Payments>) {
    const wanted = { ...shown, ...change };
    const begun: Saving = { wanted, before: paymentsOf(proposal), isAnswered: false };
    setSaving(begun);
    // One after the other, since each sends both payments
    const sending = queue.current.then(() =>
      run(async () => {
        const path = `proposals/${encodeURIComponent(proposal.id)}/payments`;
        await postFor(acceptedAnswerSchema, path, wanted);
      }),
    );
    queue.current = sending;
    const isDone = await sending;
    setSaving((latest) => {
      if (latest !== begun) return latest;
      return isDone ? { ...begun, isAnswered: true } : null;
    });
  }
  return (
    <div aria-busy={saving?.isAnswered === false} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
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

function paymentsOf({ deposit_on, paid_on }: Payments): Payments {
  return { deposit_on, paid_on };
}

function isSame(one: Payments, other: Payments): boolean {
  return one.deposit_on === other.deposit_on && one.paid_on === other.paid_on;
}
