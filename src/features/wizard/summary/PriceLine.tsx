export interface PriceLineProps {
  term: string;
  note?: string | undefined;
  value: string;
}

/** A line of a list of prices. */
export function PriceLine({ term, note, value }: PriceLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="max-w-[60%] text-right font-medium text-balance tabular-nums">{value}</dd>
    </div>
  );
}
