/** Estimates third-party costs at a show from the show's cost table. Never part of our price. */
import type { BoothSize } from '../quote/catalogue.ts';

/** Kinds of costs in table order, with what their amounts are for. */
export const COST_KINDS = [
  { kind: 'drayage', name: 'Material handling (drayage)', per: '100 lb' },
  { kind: 'electrical', name: 'Electrical', per: 'booth' },
  { kind: 'labor', name: 'Venue labor', per: '100 sq ft' },
  { kind: 'internet', name: 'Internet', per: 'booth' },
  { kind: 'carpet', name: 'Carpet', per: '100 sq ft' },
] as const;

type CostKind = (typeof COST_KINDS)[number]['kind'];
/** Names of the amounts in a show's cost table. */
export type CostAmount = `${CostKind}_${'low' | 'high'}`;

/** Third-party charges at a show, in US dollars per unit of each kind; both ends are 0 where nothing is charged. */
export type ShowCosts = Readonly<Record<CostAmount, number>> & {
  /** Source of the amounts, for people. */
  readonly source: string;
  /** Day of the source, 'yyyy-MM-dd'. */
  readonly as_of: string | null;
};

/** Usual minimum weight that material handling is charged for, in pounds. */
const MIN_WEIGHT_LB = 200;

/** A cost in US dollars, rounded to tens; both null if it depends on something unknown. */
export interface CostLine {
  readonly kind: CostKind;
  readonly name: string;
  /** The quantity behind the estimate, such as '640 lb'. */
  readonly note: string;
  readonly low: number | null;
  readonly high: number | null;
}

/** Costs at a show; `low` and `high` sum up the lines with an amount; `asOf` is the source's day, 'yyyy-MM-dd'. */
export type AllIn = NonNullable<ReturnType<typeof allInAt>>;

/** Facts about a booth that costs depend on. */
export interface CostedBooth {
  readonly boothSize: BoothSize;
  /** Weight of the design; null if there is none or it is unknown. */
  readonly designWeight: number | null;
  readonly extras: readonly { readonly quantity: number; readonly weight: number | null }[];
}

/** Returns the estimate for a booth of a standard size; null without a table, or for a custom size. */
export function allInAt(costs: ShowCosts | null | undefined, booth: CostedBooth) {
  if (!costs || booth.boothSize === 'custom') return null;
  const [width = 0, depth = 0] = booth.boothSize.split('x').map(Number);
  const area = width * depth;
  // In pounds; null if a part's weight is unknown
  const weight = booth.extras.reduce<number | null>(
    (sum, extra) => (sum === null || extra.weight === null ? null : sum + extra.quantity * extra.weight),
    booth.designWeight,
  );
  const hundredweights = weight === null ? null : Math.ceil(Math.max(weight, MIN_WEIGHT_LB) / 100);
  const lines = COST_KINDS.flatMap(({ kind, name, per }): CostLine[] => {
    const [low, high] = [costs[`${kind}_low`], costs[`${kind}_high`]];
    if (high === 0) return [];
    const times = per === 'booth' ? 1 : per === '100 lb' ? hundredweights : area / 100;
    if (times === null) return [{ kind, name, note: 'depends on the weight', low: null, high: null }];
    const note = per === 'booth' ? '' : per === '100 lb' ? `${weight} lb` : `${area} sq ft`;
    return [{ kind, name, note, low: tens(low * times, 'floor'), high: tens(high * times, 'ceil') }];
  });
  const sumOf = (end: 'low' | 'high') => lines.reduce((sum, line) => sum + (line[end] ?? 0), 0);
  const [low, high] = [sumOf('low'), sumOf('high')];
  return high === 0 ? null : { lines, low, high, source: costs.source, asOf: costs.as_of };
}

function tens(amount: number, rounding: 'floor' | 'ceil'): number {
  return Math[rounding](amount / 10) * 10;
}
