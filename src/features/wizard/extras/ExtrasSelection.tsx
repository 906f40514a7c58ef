import { Card } from '../../../components/Card.tsx';
import { extrasMessages } from '../../../domain/messages/extras.ts';
import { addOnTotalOf, formatUsd, lineTotalOf } from '../../../domain/pricing.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';

/** The green box with the chosen extras and their sum, or that there are none. */
export function ExtrasSelection({ extras }: { extras: readonly ChosenExtra[] }) {
  if (extras.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-5 text-muted">
        {extrasMessages.noneSelected}
      </p>
    );
  }
  return (
    <Card tone="success">
      <h4 className="font-semibold text-success">Your extras selection</h4>
      <ul className="mt-3 flex flex-col gap-2">
        {extras.map((extra) => (
          <li key={extra.id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {extra.name} <span className="text-muted tabular-nums">× {extra.quantity}</span>
            </span>
            <span className="tabular-nums">{formatUsd(lineTotalOf(extra))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-4 border-t border-success-line pt-4 font-semibold">
        <span>Total Extras:</span>
        <span className="tabular-nums">{formatUsd(addOnTotalOf(extras))}</span>
      </p>
    </Card>
  );
}
