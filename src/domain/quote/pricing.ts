import { otherPrices, prices } from '#company/offer.ts';
import { US_PLACES, US_STATES } from '../show/us-states.ts';
import { isStandardSize, STANDARD_SIZES, type StandardSize } from './catalogue.ts';

/** Pricing region of a U.S. state. */
export type Region = keyof typeof prices;
export const REGIONS = Object.keys(prices) as [Region, ...Region[]];

/** Base prices of booth packages in whole US dollars, by region, and the codes of the region's states and territories. */
export type PriceTable = Readonly<
  Record<Region, Readonly<Record<StandardSize, number> & { states: string }>>
>;

/** The prices until the team stores its own (records/prices.ts). */
export const DEFAULT_PRICES: PriceTable = prices;

/** Region of unknown states. */
export const OTHER_REGION: Region = otherPrices.region;

/** Returns an object with a value for each region. */
export function byRegion<Value>(valueFor: (region: Region) => Value): Record<Region, Value> {
  return Object.fromEntries(REGIONS.map((region) => [region, valueFor(region)])) as Record<Region, Value>;
}

/** True for the code of one of the fifty states, of DC or of a territory. */
export function isState(code: string): boolean {
  return Object.hasOwn(US_PLACES, code);
}

/** Returns the region of a two-letter state code in any case; an unknown state is in OTHER_REGION. */
export function regionOf(state: string, prices = DEFAULT_PRICES): Region {
  const code = state.trim().toUpperCase();
  return REGIONS.find((region) => statesOf(prices, region).includes(code)) ?? OTHER_REGION;
}

/** Returns the codes of a region's states and territories. */
export function statesOf(prices: PriceTable, region: Region): string[] {
  return prices[region].states.split(' ');
}

/** Returns the base price in US dollars of a booth of `size` in `state`; an unknown size has its own price. */
export function basePriceOf(size: string, state: string, prices = DEFAULT_PRICES): number {
  return isStandardSize(size) ? prices[regionOf(state, prices)][size] : otherPrices.size;
}

/** Returns the lowest base price of `size` in US dollars, over all regions; an unknown size has its own price. */
export function lowestBasePriceOf(size: string, prices = DEFAULT_PRICES): number {
  return isStandardSize(size) ? basePriceRange(size, prices).lowest : otherPrices.size;
}

/** Returns the lowest base price in US dollars in `state`, over all sizes. */
export function lowestPriceIn(state: string, prices = DEFAULT_PRICES): number {
  return Math.min(...STANDARD_SIZES.map((size) => basePriceOf(size, state, prices)));
}

/** Returns the name of a state's pricing region: 'West'. */
export function regionNameOf(state: string, prices = DEFAULT_PRICES): string {
  return nameOfRegion(regionOf(state, prices));
}

/** Returns 'West' for 'west'. */
export function nameOfRegion(region: Region): string {
  return `${region.charAt(0).toUpperCase()}${region.slice(1)}`.replaceAll('_', ' ');
}

/** Returns the base prices of `size` in US dollars, each with the codes of its states, without territories. */
export function pricesByRegion(size: StandardSize, prices = DEFAULT_PRICES) {
  return REGIONS.map((region) => ({
    name: nameOfRegion(region),
    states: statesOf(prices, region).filter((code) => Object.hasOwn(US_STATES, code)),
    price: prices[region][size],
  }));
}

/** Returns the lowest and the highest base price in US dollars, over all regions, of one size or of all. */
export function basePriceRange(size?: StandardSize, prices = DEFAULT_PRICES) {
  const sizes = size ? [size] : STANDARD_SIZES;
  const amounts = REGIONS.flatMap((region) => sizes.map((one) => prices[region][one]));
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

/** A chosen extra: unit price in US dollars (at most two decimals) and quantity. */
export interface PricedExtra {
  readonly unitPriceUSD: number;
  readonly quantity: number;
}

/** A quote in US dollars; `estimatedTotal` is the sum of the other two. */
export interface Pricing {
  readonly basePrice: number;
  readonly addOnTotal: number;
  readonly estimatedTotal: number;
}

/** Converts US dollars to whole cents, so that sums have no binary fractions. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns the price of a quantity of one extra in US dollars, to the cent. */
export function lineTotalOf({ unitPriceUSD, quantity }: PricedExtra): number {
  return (centsOf(unitPriceUSD) * quantity) / 100;
}

/** Returns the sum of the extras in US dollars, to the cent. */
export function addOnTotalOf(extras: readonly PricedExtra[]): number {
  return extras.reduce((cents, extra) => cents + centsOf(lineTotalOf(extra)), 0) / 100;
}

/**
 * Calculates the quote: base price by region and size, plus add-ons. With `state` null (location unknown) the base
 * price is the lowest of all regions. A custom size has base price 0; a proposal follows.
 */
export function priceQuote(choice: {
  boothSize: string;
  state: string | null;
  extras: readonly PricedExtra[];
  /** The team's prices; the default ones if omitted. */
  prices?: PriceTable | undefined;
}): Pricing {
  const { boothSize, state, prices } = choice;
  const priceOfPackage =
    state === null ? lowestBasePriceOf(boothSize, prices) : basePriceOf(boothSize, state, prices);
  const basePrice = boothSize === 'custom' ? 0 : priceOfPackage;
  const addOnTotal = addOnTotalOf(choice.extras);
  return { basePrice, addOnTotal, estimatedTotal: (centsOf(basePrice) + centsOf(addOnTotal)) / 100 };
}

const USD = { style: 'currency', currency: 'USD' } as const;
const wholeDollars = new Intl.NumberFormat('en-US', { ...USD, maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', USD);

/** Formats US dollars: '$8,500', or '$12.50' if there are cents, so that displayed amounts add up. */
export function formatUsd(amount: number): string {
  return centsOf(amount) % 100 === 0 ? wholeDollars.format(Math.round(amount)) : exactUsd(amount);
}

/** Formats US dollars with cents: '$8,500.00', as in proposals and the panel. */
export function exactUsd(amount: number): string {
  return dollarsAndCents.format(centsOf(amount) / 100);
}

/** Parses a price in US dollars from a number or numeric string; null if invalid. */
export function knownPrice(price: number | string | null | undefined): number | null {
  const amount = typeof price === 'string' ? Number.parseFloat(price) : price;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
}

/** Like `knownPrice`, but 0 if invalid. */
export function parsePrice(price: number | string | null | undefined): number {
  return knownPrice(price) ?? 0;
}
