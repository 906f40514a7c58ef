import type { City } from './cities.ts';
import { problemOfLine } from './line.ts';
import { fieldMessages } from './messages/fields.ts';

/** A trade show of the built-in list; its id is 'name-city', in lower case with hyphens. */
export interface TradeShow extends City {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly month: string;
}

/** Id of a typed show that is not listed. */
export const CUSTOM_SHOW_ID = 'custom';

/** Maximum length of a show's name. */
export const MAX_SHOW_NAME = 120;

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV', venue: 'Las Vegas Convention Center' };
const AUSTIN = { city: 'Austin', state: 'TX', venue: 'Austin Convention Center' };
const SAN_FRANCISCO = { city: 'San Francisco', state: 'CA', venue: 'Moscone Center' };
const SAN_DIEGO = { city: 'San Diego', state: 'CA', venue: 'San Diego Convention Center' };
const NEW_YORK = { city: 'New York', state: 'NY', venue: 'Javits Center' };
const CHICAGO = { city: 'Chicago', state: 'IL', venue: 'McCormick Place' };

/**
 * The listed trade shows, in the wizard's order, with their usual venues. To add a show, add an entry. Quotes store the
 * ids, so never change one.
 */
export const TRADE_SHOWS: readonly TradeShow[] = [
  { id: 'ces-las-vegas', name: 'CES', ...LAS_VEGAS, month: 'January' },
  { id: 'sxsw-austin', name: 'SXSW', ...AUSTIN, month: 'March' },
  { id: 'nab-show-las-vegas', name: 'NAB Show', ...LAS_VEGAS, month: 'April' },
  { id: 'rsa-conference-san-francisco', name: 'RSA Conference', ...SAN_FRANCISCO, month: 'May' },
  { id: 'comic-con-international-san-diego', name: 'Comic-Con International', ...SAN_DIEGO, month: 'July' },
  { id: 'def-con-las-vegas', name: 'DEF CON', ...LAS_VEGAS, month: 'August' },
  { id: 'dreamforce-san-francisco', name: 'Dreamforce', ...SAN_FRANCISCO, month: 'September' },
  { id: 'sema-show-las-vegas', name: 'SEMA Show', ...LAS_VEGAS, month: 'November' },
  { id: 'nrf-big-show-new-york', name: 'NRF Big Show', ...NEW_YORK, month: 'January' },
  { id: 'himss-conference-various', name: 'HIMSS Conference', ...CHICAGO, month: 'March' },
];

export function listedShow(id: string): TradeShow | undefined {
  return TRADE_SHOWS.find((show) => show.id === id);
}

/** Returns why a quote cannot be made for a show, for people; null if it can. */
export function problemOfShow({ id, name }: { readonly id: string; readonly name: string }): string | null {
  if (id !== CUSTOM_SHOW_ID && !listedShow(id)) return fieldMessages.unknownShow;
  return problemOfLine(name, MAX_SHOW_NAME, fieldMessages.show);
}
