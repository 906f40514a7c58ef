import { classNames } from '../../../components/class-names.ts';

export interface PriceLineProps {
  term: string;
  note?: string | undefined;
  value: string;
  /** The value is words, which take more room than an amount. */
  isText?: boolean;
}

/** A line of a list of prices. */
export function PriceLine({ term, note, value, isText = false }: PriceLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd
        className={classNames(
          'max-w-[60%] text-right font-medium text-balance tabular-nums',
          isText && 'text-sm',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
