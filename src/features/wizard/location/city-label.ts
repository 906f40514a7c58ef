import type { City } from '../../../domain/cities.ts';

/** 'Las Vegas, NV': how a city is written everywhere, and what suggestions are matched against. */
export function cityLabel({ city, state }: City): string {
  return `${city}, ${state}`;
}
