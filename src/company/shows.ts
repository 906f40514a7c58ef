import type { Cities, Shows } from '#company-schema';

export const cities: Cities = [
  { city: 'Las Vegas', state: 'NV' },
  { city: 'Chicago', state: 'IL' },
  { city: 'New York', state: 'NY' },
  { city: 'Los Angeles', state: 'CA' },
  { city: 'San Francisco', state: 'CA' },
  { city: 'Austin', state: 'TX' },
  { city: 'Miami', state: 'FL' },
  { city: 'Atlanta', state: 'GA' },
  { city: 'Denver', state: 'CO' },
  { city: 'Seattle', state: 'WA' },
];

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV', venue: 'Las Vegas Convention Center' };
const AUSTIN = { city: 'Austin', state: 'TX', venue: 'Austin Convention Center' };
const SAN_FRANCISCO = { city: 'San Francisco', state: 'CA', venue: 'Moscone Center' };
const SAN_DIEGO = { city: 'San Diego', state: 'CA', venue: 'San Diego Convention Center' };
const NEW_YORK = { city: 'New York', state: 'NY', venue: 'Javits Center' };
const CHICAGO = { city: 'Chicago', state: 'IL', venue: 'McCormick Place' };

export const shows: Shows = [
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
