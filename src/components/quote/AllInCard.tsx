import { ChevronDown } from 'lucide-react';
import { allInText, costSourceText, rangeText } from '../../domain/show/show-cost-text.ts';
import { allInAt, type CostedBooth, type CostLine, type ShowCosts } from '../../domain/show/show-costs.ts';
import { Card } from '../Card.tsx';

export interface AllInCardProps {
  showName: string;
  costs: ShowCosts;
  booth: CostedBooth;
}

/** 'Budget another $2,950-$4,810 for show services at CES': the estimate in a line with its parts on request; a paragraph in print. */
export function AllInCard({ showName, costs, booth }: AllInCardProps) {
  const allIn = allInAt(costs, booth);
  if (!allIn) return null;
  const title = `Budget another ${allInText(allIn)} for show services at ${showName} (billed by the venue)`;
  return (
    <>
      <Card className="max-sm:p-4 print:hidden">
        <details className="group">
          <summary className="focus-ring flex cursor-pointer list-none items-start justify-between gap-3 rounded-sm font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="mt-0.5 size-5 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p className="mt-3 text-[0.9375rem] text-muted">
            An estimate of what the venue and its contractors bill you directly. It's not part of our price.
          </p>
          <dl className="mt-3">
            {allIn.lines.map((line) => (
              <div
                key={line.kind}
                className="flex items-baseline justify-between gap-6 border-t border-line py-3"
              >
                <dt className="min-w-0 wrap-anywhere">
                  {line.name}
                  {line.note && <span className="block text-sm text-muted tabular-nums">{line.note}</span>}
                </dt>
                <dd className="text-right font-medium tabular-nums">{rangeText(line)}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-line pt-3 text-sm text-muted wrap-anywhere">
            {costSourceText(allIn)}
          </p>
        </details>
      </Card>
      <p className="hidden text-xs break-inside-avoid print:block">
        {title}: {allIn.lines.map(lineText).join('; ')}. {costSourceText(allIn)}
      </p>
    </>
  );
}

function lineText(line: CostLine): string {
  return `${line.name} ${line.high === null ? line.note : rangeText(line)}`;
}
