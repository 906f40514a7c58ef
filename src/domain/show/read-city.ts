/** Parses a city that people typed: visitors in the wizard, administrators in a project. */
import type { TradeShow } from '../records/shows.ts';
import { abroadOf } from './abroad.ts';
import { type City, listedCity } from './cities.ts';
import { cityNamed } from './city-names.ts';
import { BEGINS_A_NAME, stateCode } from './us-states.ts';

const COUNTRY = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i;
const ZIP_CODE = /[\s,]+\d{5}(?:-\d{4})?$/;

type Shows = readonly TradeShow[];

/** Returns the listed city, or listed show's city, of that name, the city of that venue, or a city known by that name. */
function knownCity(name: string, shows: Shows): City | null {
  const place = listedCity(name) ?? showPlace(name, shows) ?? cityNamed(name);
  return place && { city: place.city, state: place.state };
}

function showPlace(name: string, shows: Shows): City | undefined {
  const wanted = name.toLowerCase();
  return shows.find(({ city, venue }) => [city, venue].some((place) => place.toLowerCase() === wanted));
}

/** True for a custom city: neither listed nor a listed show's. */
export function isOwnCity({ city, state }: City, shows: Shows): boolean {
  const known = listedCity(city) ?? showPlace(city, shows);
  return !known || (state !== known.state && !listedCity(city));
}

/**
 * Parses a city: 'Orlando, Fla.', 'Houston TX 77002', 'NYC', 'Moscone Center, San Francisco, CA'. Its state is empty unless
 * the text or the city's name determines it.
 */
export function readCity(text: string, shows: Shows): City {
  const typed = text
    // 'Las Vegas (NV)' has a state in parentheses, 'Village of Oak Creek (Big Park)' a second name
    .replace(/\(([^)]*)\)/g, (_all, inner: string) => (stateCode(inner) ? `, ${inner}` : ''))
    .replace(/\//g, ' - ')
    .replace(/[\s,;]*[,;][\s,;]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '');
  if (abroadOf(typed) === 'yes') return { city: text.trim(), state: '' };
  const whole = knownCity(typed, shows);
  if (whole) return whole;
  const { name, state } = splitState(typed);
  const known = knownCity(name, shows);
  if (!known) return { city: name, state };
  // A known city may have namesakes in other states. A listed city keeps its spelling and is refused with
  // another state
  return state && state !== known.state ? { city: listedCity(name)?.city ?? name, state } : known;
}

/** Splits 'Orlando, FL', 'Orlando, Fla.', 'Orlando FL' or 'Orlando Florida' into the city's name and the state's code. */
function splitState(typed: string): { name: string; state: string } {
  const parts = typed.split(',').map((part) => part.trim());
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : null;
  // Of an address, the part in front of the state is the city
  if (last !== null) {
    const state = stateCode(last);
    return { name: (state ? parts.at(-2) : parts.slice(0, -1).join(', ')) || typed, state };
  }
  const words = typed.split(' ');
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, -count).join(' ');
    const state = name && !BEGINS_A_NAME.test(name) ? stateCode(words.slice(-count).join(' ')) : '';
    if (state) return { name, state };
  }
  return { name: typed, state: '' };
}
