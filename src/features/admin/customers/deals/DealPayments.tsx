import { useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { paymentName } from '../../../../domain/deals/to-do.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import type { Deal, DealPayment } from '../../../../domain/records/deals.ts';
import { acceptedAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useToday } from '../../controls/panel-context.ts';
import { useWork } from '../../controls/run-work.ts';
import { dealMessages } from './deal-messages.ts';
import { shortName } from './use-save-deal.ts';

const ROW =
  'flex flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_7rem_15.5rem_5.5rem]';

/** The payments of a sold customer: amount, day and state, with 'Paid' or 'Not paid'. */
export function DealPayments({ deal }: { deal: Stored<Deal> }) {
  const today = useToday();
  return (
    <ul aria-label={`Payments of ${shortName(deal)}`} className="divide-y divide-line text-[0.9375rem]">
      {deal.payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index names the payment
        <li key={index} className={ROW}>
          <span className="min-w-28 flex-1 wrap-anywhere">
            {paymentName(index, deal.payments.length)}
            {payment.text && <span className="block text-sm text-muted">{payment.text}</span>}
          </span>
          <span className="text-right tabular-nums">{exactUsd(payment.amount)}</span>
          <span>
            <PaymentState payment={payment} today={today} />
          </span>
          <span className="text-right">
            <PaidButton deal={deal} index={index} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function PaymentState({ payment: { due_on, paid_on }, today }: { payment: DealPayment; today: string }) {
  if (paid_on) return <Badge tone="success">Paid {formatDay(paid_on)}</Badge>;
  if (!due_on) return <Badge>No day</Badge>;
  const isLate = due_on < today;
  return (
    <Badge tone={isLate ? 'danger' : 'neutral'}>
      {isLate ? 'Late since' : 'Due'} {formatDay(due_on)}
    </Badge>
  );
}

/** 'Paid', which asks for the day, or 'Not paid', which takes it back. */
export function PaidButton({ deal, index }: { deal: Stored<Deal>; index: number }) {
  const today = useToday();
  const [day, setDay] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { isWorking, run } = useWork(dealMessages.paidFailed);
  const about = `${paymentName(index, deal.payments.length)} of ${shortName(deal)}`;
  const isPaid = deal.payments[index]?.paid_on != null;

  async function save(paid_on: string | null) {
    const isSaved = await run(async () => {
      const path = `deals/${encodeURIComponent(deal.id)}/payments`;
      await postFor(acceptedAnswerSchema, path, { index, paid_on });
      return { title: dealMessages.paid(shortName(deal)), about: deal.id };
    });
    if (isSaved) setDay(null);
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={isPaid ? `Not paid: ${about}` : `Paid: ${about}`}
        loading={isWorking && day === null}
        {...(!isPaid && { 'aria-haspopup': 'dialog' })}
        onClick={() => (isPaid ? void save(null) : setDay(today))}
      >
        {isPaid ? 'Not paid' : 'Paid'}
      </Button>
      {day !== null && (
        <FormDialog
          size="sm"
          title={about}
          description={exactUsd(deal.payments[index]?.amount ?? 0)}
          submitLabel="Save as paid"
          isWorking={isWorking}
          onClose={() => setDay(null)}
          onSubmit={() => {
            const isPast = /^2\d{3}-/.test(day) && day <= today;
            setProblem(isPast ? undefined : dealMessages.paidDay);
            return isPast ? save(day) : undefined;
          }}
        >
          <TextField
            label="Paid on"
            type="date"
            required
            max={today}
            value={day}
            error={problem}
            onChange={({ target }) => setDay(target.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
