// cspell:ignoreRegExp /'[a-z ]+',$/gm
import { lettersOf } from './letters.ts';

/** The fifty states and DC by two-letter code, in the order of their names. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

export const US_TERRITORIES: Readonly<Record<string, string>> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

/** All places of a show: the states, then the territories. */
export const US_PLACES: Readonly<Record<string, string>> = { ...US_STATES, ...US_TERRITORIES };

/** Further spellings, without dots and spaces: AP style, older ones and nicknames. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AL: 'ala',
  AK: 'alas',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif cal cali',
  CO: 'colo col',
  CT: 'conn',
  DE: 'del',
  DC: 'distofcolumbia washdc washingtondc',
  FL: 'fla flor',
  ID: 'ida',
  IL: 'ill',
  IN: 'ind',
  KS: 'kan kans',
  KY: 'ken kent',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NE: 'neb nebr',
  NV: 'nev',
  NH: 'nhamp',
  NJ: 'njersey',
  NM: 'nmex nmexico newmex',
  NY: 'nyork nystate',
  NC: 'ncar ncarolina nocarolina',
  ND: 'ndak ndakota nodakota',
  OK: 'okla',
  OR: 'ore oreg',
  PA: 'penn penna',
  SC: 'scar scarolina socarolina',
  SD: 'sdak sdakota sodakota',
  TN: 'tenn',
  TX: 'tex',
  VA: 'virg',
  WA: 'wash washingtonstate',
  WV: 'wva wvirginia',
  WI: 'wis wisc',
  WY: 'wyo',
  AS: 'amsamoa',
  MP: 'cnmi northernmarianas',
  VI: 'usvi virginislands',
};

/** Codes by spelling, as letters only. */
const CODES = new Map(
  Object.entries(US_PLACES).flatMap(([code, name]) =>
    [code, name, ...(SPELLINGS[code]?.split(' ') ?? [])].map((spelling) => [lettersOf(spelling), code]),
  ),
);

/** Returns a state's or territory's code from its code, name or abbreviation: 'Fla.' is 'FL'; empty if there is none. */
export function stateCode(text: string): string {
  return CODES.get(lettersOf(text)) ?? '';
}

/** Words in front of a state's or country's name in a city's: 'West New York', 'New Lebanon'. */
export const BEGINS_A_NAME =
  /^(?:new|old|north|south|east|west|mount|mt\.?|fort|ft\.?|port|lake|upper|lower|little|st\.?)$/i;
