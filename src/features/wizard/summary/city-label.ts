import type { City } from '../../../domain/cities.ts';

/** 'Las Vegas, NV': how a city is written everywhere; its name alone while the state is open. */
export function cityLabel({ city, state }: City): string {
  return state ? `${city}, ${state}` : city;
}
