import { Check } from 'lucide-react';
import { useId } from 'react';
import {
  lineTotalText,
  proposalAmounts,
  quantityText,
  unitPriceText,
} from '../../domain/proposal/amounts.ts';
import type { ProposalLine } from '../../domain/proposal/sheet.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import { Badge } from '../Badge.tsx';
import { classNames } from '../class-names.ts';

const CELL = 'py-3.5 align-baseline print:py-1';
const FIGURE = 'pl-4 text-right whitespace-nowrap tabular-nums';

/** The lines with their amounts, the options to tick, and the sums. */
export function ProposalLines(props: {
  lines: readonly ProposalLine[];
  ticked: readonly number[];
  onTick: ((index: number, isTicked: boolean) => void) | undefined;
}) {
  const { lines, ticked, onTick } = props;
  const all = lines.map((line, index) => ({ line, index }));
  const { subtotal, discount, total } = proposalAmounts(lines, ticked);
  const options = all.filter(({ line }) => line.optional);
  const rowOf = ({ line, index }: (typeof all)[number]) => (
    <Line
      key={index}
      line={line}
      isTicked={ticked.includes(index)}
      onTick={onTick && ((isTicked) => onTick(index, isTicked))}
    />
  );
  return (
    <div className="border-t border-line px-5 pt-3 sm:px-8 print:px-0 print:pt-1">
      <table className="w-full border-collapse">
        <tbody className="divide-y divide-line">{all.filter(({ line }) => !line.optional).map(rowOf)}</tbody>
        {options.length > 0 && (
          <tbody className="divide-y divide-line border-t border-line">
            <tr>
              <th colSpan={2} scope="colgroup" className="pt-5 pb-2 text-left font-semibold print:pt-2">
                Options{' '}
                {onTick && <span className="font-normal text-muted print:hidden">Tick what you want.</span>}
              </th>
            </tr>
            {options.map(rowOf)}
          </tbody>
        )}
        {/* No tfoot, which prints on each page */}
        <tbody className="border-t border-line">
          {discount !== 0 && <Sum label="Subtotal" amount={subtotal} />}
          {discount !== 0 && <Sum label="Discount" amount={discount} />}
          <Sum label="Total" amount={total} isLast />
        </tbody>
      </table>
    </div>
  );
}

function Line(props: {
  line: ProposalLine;
  isTicked: boolean;
  onTick: ((isTicked: boolean) => void) | undefined;
}) {
  const { line, isTicked, onTick } = props;
  const id = useId();
  const { text, quantity, unit_price, optional } = line;
  const isOut = optional && !isTicked;
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={classNames('text-left font-normal wrap-anywhere', CELL)}>
        <span className="flex items-baseline gap-3">
          {optional && onTick && (
            <input
              id={id}
              type="checkbox"
              checked={isTicked}
              onChange={({ target }) => onTick(target.checked)}
              className="focus-ring size-6 shrink-0 self-start rounded-sm accent-brand"
            />
          )}
          <span className="min-w-0">
            {optional && onTick ? (
              <label htmlFor={id} className="block min-h-6 pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
                {text}
              </label>
            ) : (
              `${text} `
            )}
            {optional && !onTick && (
              <Badge tone={isTicked ? 'success' : 'neutral'}>
                {isTicked && <Check aria-hidden="true" className="size-3.5" />}
                {isTicked ? 'Chosen' : 'Not chosen'}
              </Badge>
            )}
            {quantity !== 1 && (
              <span className="block text-sm text-muted tabular-nums print:ml-3 print:inline-block">
                {quantityText(quantity)} × {unitPriceText(unit_price)}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className={classNames(CELL, FIGURE, isOut ? 'text-faint' : 'font-medium')}>
        {isOut && <span className="sr-only">Not in the total: </span>}
        {lineTotalText(line)}
      </td>
    </tr>
  );
}

function Sum({ label, amount, isLast = false }: { label: string; amount: number; isLast?: boolean }) {
  const space = isLast ? 'pt-3 pb-6 print:pt-1 print:pb-2' : 'pt-3 print:pt-1';
  return (
    <tr className={isLast ? 'text-xl font-semibold tracking-tight sm:text-2xl' : undefined}>
      <th scope="row" className={classNames('text-left', space, isLast ? 'font-semibold' : 'font-normal')}>
        {label}
      </th>
      <td className={classNames(FIGURE, space)}>{exactUsd(amount)}</td>
    </tr>
  );
}
