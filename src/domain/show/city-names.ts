/** Cities of shows under the names that people type, so that a nickname or an airport's code needs no state. */
import type { City } from './cities.ts';
import { lettersOf } from './letters.ts';

/**
 * Nicknames, airport codes and convention centers by city. A city's name alone also stands for it, so one with a
 * namesake of the same rank (Portland, Kansas City) begins with `?`, which means that only its other names do.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Las Vegas, NV':
    'LV, Vegas, LAS, Sin City, Las Vegas Strip, LVCC, Mandalay Bay, Venetian, The Venetian, Caesars Forum',
  'Chicago, IL': 'ORD, MDW, O’Hare, Chi-Town, Windy City, McCormick, McCormick Place',
  'New York, NY':
    'NYC, N.Y., New York City, Manhattan, Big Apple, JFK, LGA, Javits, Jacob Javits, Jacob K. Javits',
  'Los Angeles, CA': 'LA, L.A., LAX, DTLA, City of Angels',
  'San Francisco, CA': 'SF, S.F., SFO, San Fran, Moscone, Moscone West',
  'Austin, TX': 'AUS, ATX',
  'Miami, FL': 'MIA',
  'Atlanta, GA': 'ATL, Hotlanta, GWCC, Georgia World Congress Center',
  'Denver, CO': 'DEN, Mile High City, Colorado Convention Center',
  'Seattle, WA': 'SEA, SeaTac',
  'Orlando, FL': 'MCO, OCCC, Orange County Convention Center',
  'Washington, DC': 'D.C., DCA, IAD, Washington D.C., Wash. D.C., Walter E. Washington Convention Center',
  'Boston, MA': 'BOS, Beantown, BCEC, Hynes',
  'Philadelphia, PA': 'Philly, PHL, Phila',
  'New Orleans, LA': 'NOLA, N.O., MSY, Big Easy, Ernest N. Morial Convention Center',
  'Dallas, TX':
    'DFW, DAL, D/FW, Big D, Dallas-Fort Worth, Dallas Ft. Worth, Kay Bailey Hutchison Convention Center',
  'Houston, TX': 'HOU, IAH, H-Town, NRG Center, NRG Park, George R. Brown Convention Center',
  'San Diego, CA': 'SAN, S.D.',
  'San Antonio, TX': 'SAT, San Antone, Henry B. Gonzalez Convention Center',
  'San Jose, CA': 'SJC',
  'Indianapolis, IN': 'Indy, IND',
  'Minneapolis, MN': 'MSP, Mpls, Twin Cities, Minneapolis-St. Paul',
  'Nashville, TN': 'BNA, Music City, Music City Center, Gaylord Opryland',
  'Phoenix, AZ': 'PHX',
  'Salt Lake City, UT': 'SLC, Salt Lake, Salt Palace Convention Center',
  'Detroit, MI': 'DTW, Motor City, Huntington Place',
  'Charlotte, NC': 'CLT',
  'Tampa, FL': 'TPA, Tampa Bay',
  'Fort Lauderdale, FL': 'FLL',
  'Miami Beach, FL': 'South Beach',
  'Louisville, KY': 'SDF',
  'St. Louis, MO': 'STL, America’s Center',
  'Pittsburgh, PA': 'PIT, Pgh, David L. Lawrence Convention Center',
  'Baltimore, MD': 'BWI',
  'Cleveland, OH': 'CLE',
  'Cincinnati, OH': 'CVG, Cincy, Duke Energy Convention Center',
  '?Columbus, OH': 'CMH',
  'Milwaukee, WI': 'MKE',
  '?Kansas City, MO': 'MCI, K.C., KCMO',
  'Oklahoma City, OK': 'OKC',
  'Memphis, TN': 'MEM',
  'Omaha, NE': 'OMA',
  'Tulsa, OK': 'TUL',
  '?Portland, OR': 'PDX',
  'Sacramento, CA': 'SMF, Sac',
  'Oakland, CA': 'OAK',
  'Long Beach, CA': 'LGB',
  'Palm Springs, CA': 'PSP',
  'Reno, NV': 'RNO',
  'Albuquerque, NM': 'ABQ',
  'Tucson, AZ': 'TUS',
  'Honolulu, HI': 'HNL, Waikiki',
  'Anchorage, AK': 'ANC',
  'Boise, ID': 'BOI',
  'Spokane, WA': 'GEG',
  'El Paso, TX': 'ELP',
  'Des Moines, IA': 'DSM',
  'Raleigh, NC': 'RDU',
  'Atlantic City, NJ': 'ACY, A.C.',
  'National Harbor, MD': 'Gaylord National',
  'Rosemont, IL': 'Donald E. Stephens Convention Center',
  'Providence, RI': 'PVD',
  'Buffalo, NY': 'BUF',
  'Hartford, CT': 'BDL',
  'Norfolk, VA': 'ORF',
  'San Juan, PR': 'SJU',
  'St. Petersburg, FL': 'St. Pete',
  'Jacksonville, FL': 'JAX',
  'Guam, GU': 'GUM',
  'Hagåtña, GU': 'Agana',
  'Pago Pago, AS': 'PPG',
  'Saipan, MP': 'SPN',
  'Charlotte Amalie, VI': 'STT',
};

/** Cities without other names. */
const FURTHER = (
  'Anaheim, CA; Scottsdale, AZ; Fort Worth, TX; Virginia Beach, VA; Winston-Salem, NC; Greensboro, NC; ' +
  'Coeur d’Alene, ID; Grand Rapids, MI; Savannah, GA; Chattanooga, TN; Knoxville, TN; Gatlinburg, TN; ' +
  'Myrtle Beach, SC; Galveston, TX; Grapevine, TX; San Bernardino, CA; Santa Clara, CA; Fresno, CA; ' +
  'Tacoma, WA; Colorado Springs, CO; Baton Rouge, LA; Biloxi, MS; Little Rock, AR; Sioux Falls, SD; ' +
  'Daytona Beach, FL; West Palm Beach, FL; St. Paul, MN; Brooklyn, NY; Schaumburg, IL; Hershey, PA'
).split('; ');

/** Cities by each of their names, as letters only. */
const CITY_OF = new Map(
  [...Object.entries(NAMES), ...FURTHER.map((place) => [place, ''] as const)].flatMap(([place, others]) => {
    const [, asks, city = '', state = ''] = /^(\??)(.+), (..)$/.exec(place) ?? [];
    const names = asks ? others.split(', ') : [city, ...others.split(', ')];
    return names.filter(Boolean).map((name) => [keyOf(spelledOut(name)), { city, state }] as const);
  }),
);

/** Returns the city that goes by this name, nickname, airport code or convention center; null if none is known. */
export function cityNamed(name: string): City | null {
  const spelled = spelledOut(name);
  return CITY_OF.get(keyOf(spelled)) ?? CITY_OF.get(keyOf(spelled.replace(AROUND, ''))) ?? null;
}

/** Words around a city's name. 'Orange County Convention Center' is a name by itself: Orange County may be elsewhere. */
const AROUND =
  /^(?:downtown|greater|metro|metropolitan|the city of|city of)\s+|\s+(?:convention (?:&|and) visitors bureau|(?:(?:convention|expo|exhibition) )?cent(?:er|re)|(?:(?:metro|bay) )?area|metro)$/gi;

function spelledOut(name: string): string {
  return name.replace(/\bft\b\.?/i, 'fort').replace(/\bsaint\b/i, 'st');
}

function keyOf(name: string): string {
  // 'Orlando 2' is not Orlando
  return /\p{N}/u.test(name) ? '' : lettersOf(name);
}
