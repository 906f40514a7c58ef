/** Sums of counts. */
import type { Counted, Tally } from './schemas/numbers.ts';

export const COUNTED_KINDS = ['quotes', 'bookings', 'cancellations'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

type Counts = Readonly<Record<string, number>>;

/** Returns the total over all shows and sizes. */
export function totalOf({ sizes }: Tally): number {
  return sum(Object.values(sizes));
}

/** Adds the counts of several periods. */
export function sumOfCounted(parts: readonly Counted[]): Counted {
  const tally = (kind: CountedKind): Tally => ({
    shows: sumOfCounts(parts.map((part) => part[kind].shows)),
    sizes: sumOfCounts(parts.map((part) => part[kind].sizes)),
  });
  return { quotes: tally('quotes'), bookings: tally('bookings'), cancellations: tally('cancellations') };
}

function sumOfCounts(parts: readonly Counts[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [key, count] of parts.flatMap((part) => Object.entries(part))) {
    total[key] = (total[key] ?? 0) + count;
  }
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
