import { US_TERRITORIES } from '../show/us-states.ts';
import type { StandardSize } from './catalogue.ts';

export const REGIONS = ['west', 'central', 'east'] as const;
/** Pricing region of a U.S. state. */
export type Region = (typeof REGIONS)[number];

/** Region of the territories until the team sets another one (records/quote-settings.ts). */
export const DEFAULT_TERRITORY_REGION: Region = 'central';

const STATES: Record<Region, string> = {
  west: 'CA OR WA NV AZ UT ID MT WY CO NM AK HI',
  central: 'TX OK KS NE IA MO AR LA MS AL TN KY IL IN OH MI WI MN ND SD',
  east: 'FL GA SC NC VA WV MD DE PA NJ NY CT RI MA VT NH ME DC',
};

/** Base price of a booth package in whole US dollars. */
const BASE_PRICES: Record<StandardSize, Record<Region, number>> = {
  '10x10': { west: 8500, central: 7800, east: 8200 },
  '10x20': { west: 15500, central: 14200, east: 14800 },
  '20x20': { west: 28500, central: 26200, east: 27200 },
};

/** Base price of an unknown size. */
const UNKNOWN_SIZE_PRICE = 8500;

const REGION_OF_STATE = new Map<string, Region>(
  REGIONS.flatMap((region) => STATES[region].split(' ').map((state) => [state, region] as const)),
);

/** True for the code of one of the fifty states, of DC or of a territory. */
export function isState(code: string): boolean {
  return REGION_OF_STATE.has(code) || Object.hasOwn(US_TERRITORIES, code);
}

/**
 * Returns the region of a two-letter state code in any case; an unknown state is Central. `territories` is the region of
 * the five territories.
 */
export function regionOf(state: string, territories = DEFAULT_TERRITORY_REGION): Region {
  const code = state.trim().toUpperCase();
  return REGION_OF_STATE.get(code) ?? (Object.hasOwn(US_TERRITORIES, code) ? territories : 'central');
}

function pricesOf(size: string): Record<Region, number> | null {
  return Object.hasOwn(BASE_PRICES, size) ? BASE_PRICES[size as StandardSize] : null;
}

/** Returns the base price in US dollars of a booth of `size` in `state`; an unknown size costs 8500. */
export function basePriceOf(size: string, state: string, territories?: Region): number {
  return pricesOf(size)?.[regionOf(state, territories)] ?? UNKNOWN_SIZE_PRICE;
}

/** Returns the lowest base price of `size` in US dollars, over all regions; an unknown size costs 8500. */
export function lowestBasePriceOf(size: string): number {
  return Math.min(...Object.values(pricesOf(size) ?? [UNKNOWN_SIZE_PRICE]));
}

/** Returns the lowest base price in US dollars in `state`, over all sizes. */
export function lowestPriceIn(state: string, territories?: Region): number {
  return Math.min(...Object.values(BASE_PRICES).map((prices) => prices[regionOf(state, territories)]));
}

/** Returns the name of a state's pricing region: 'West'. */
export function regionNameOf(state: string, territories?: Region): string {
  return nameOfRegion(regionOf(state, territories));
}

/** Returns 'West' for 'west'. */
export function nameOfRegion(region: Region): string {
  return `${region.charAt(0).toUpperCase()}${region.slice(1)}`;
}

/** Returns the base prices of `size` in US dollars, each with the codes of its states. */
export function pricesByRegion(size: StandardSize) {
  return REGIONS.map((region) => ({
    name: nameOfRegion(region),
    states: STATES[region].split(' '),
    price: BASE_PRICES[size][region],
  }));
}

/** Returns the lowest and the highest base price in US dollars, over all regions, of one size or of all. */
export function basePriceRange(size?: StandardSize): { lowest: number; highest: number } {
  const tables = size ? [BASE_PRICES[size]] : Object.values(BASE_PRICES);
  const prices = tables.flatMap((byRegion) => Object.values(byRegion));
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
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
function centsOf(amount: number): number {
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
  /** Region of the territories; Central if omitted. */
  territories?: Region | undefined;
}): Pricing {
  const { boothSize, state, territories } = choice;
  const basePrice = boothSize === 'custom' ? 0 : packagePriceOf(boothSize, state, territories);
  const addOnTotal = addOnTotalOf(choice.extras);
  return { basePrice, addOnTotal, estimatedTotal: (centsOf(basePrice) + centsOf(addOnTotal)) / 100 };
}

function packagePriceOf(size: string, state: string | null, territories?: Region): number {
  return state === null ? lowestBasePriceOf(size) : basePriceOf(size, state, territories);
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats US dollars: '$8,500', or '$12.50' if there are cents, so that displayed amounts add up. With `cents:
 * 'always'`, as in the panel, '$8,500.00'.
 */
export function formatUsd(amount: number, { cents }: { cents?: 'always' } = {}): string {
  const inCents = centsOf(amount);
  const isWhole = cents !== 'always' && inCents % 100 === 0;
  return (isWhole ? wholeDollars : dollarsAndCents).format(inCents / 100);
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
