/** Recognizes cities of other countries: we build in the U.S. only. */
import { lettersOf } from './letters.ts';
import { BEGINS_A_NAME, stateCode, US_TERRITORIES } from './us-states.ts';

/** Cities with shows by country code. Those after `|` have well-known namesakes in the U.S. */
const CITIES_ABROAD: Readonly<Record<string, string>> = {
  AE: 'Dubai, Abu Dhabi, Sharjah',
  AR: 'Buenos Aires',
  AT: '| Vienna, Salzburg',
  AU: 'Sydney, Perth, Adelaide, Canberra | Melbourne, Brisbane',
  BE: 'Brussels | Antwerp, Ghent',
  BR: 'Sao Paulo, Rio de Janeiro, Rio',
  BS: '| Nassau',
  CA: 'Toronto, Montreal, Calgary, Edmonton, Winnipeg, Quebec City, Mississauga | Vancouver, Ottawa, Halifax, London, Quebec',
  CH: 'Zurich, Basel, Lausanne, Davos | Geneva, Bern',
  CL: 'Santiago',
  CN: 'Shanghai, Beijing, Guangzhou, Shenzhen, Hangzhou | Canton',
  CO: 'Bogota, Medellin, Cartagena',
  CZ: 'Prague, Brno',
  DE: 'Frankfurt, Munich, Munchen, Cologne, Koln, Dusseldorf, Hannover, Nuremberg, Nurnberg, Stuttgart, Leipzig, Essen | Berlin, Hamburg, Hanover, Dresden, Bremen',
  DK: 'Copenhagen',
  DO: 'Santo Domingo, Punta Cana',
  EG: '| Cairo',
  ES: 'Barcelona, Bilbao, Malaga, Zaragoza | Madrid, Valencia, Seville, Granada',
  FI: 'Helsinki',
  FR: 'Cannes, Lyon, Strasbourg, Marseille, Toulouse, Bordeaux | Paris, Nice',
  GB: 'Liverpool, Leeds, Cardiff | London, Birmingham, Manchester, Edinburgh, Glasgow, Bristol, Cambridge, Oxford, Belfast',
  GR: 'Thessaloniki | Athens',
  HK: 'Hong Kong',
  HU: 'Budapest',
  ID: 'Jakarta, Bali',
  IE: '| Dublin, Cork',
  IL: 'Tel Aviv, Jerusalem',
  IN: 'Mumbai, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Kolkata | Delhi',
  IT: 'Milano, Turin, Torino, Rimini, Bologna, Firenze, Roma | Milan, Rome, Venice, Florence, Verona, Naples, Genoa, Parma',
  JM: 'Montego Bay',
  JP: 'Tokyo, Osaka, Kyoto, Yokohama, Nagoya',
  KE: 'Nairobi',
  KR: 'Seoul, Busan',
  MA: 'Marrakesh, Marrakech, Casablanca',
  MX: 'Mexico City, CDMX, Guadalajara, Monterrey, Cancun, Tijuana, Puerto Vallarta',
  MY: 'Kuala Lumpur',
  NG: '| Lagos',
  NL: 'Utrecht, The Hague, Maastricht, Eindhoven | Amsterdam, Rotterdam',
  NO: 'Oslo | Bergen',
  NZ: 'Auckland, Christchurch | Wellington',
  PA: '| Panama City',
  PE: '| Lima',
  PH: '| Manila',
  PL: 'Krakow, Poznan | Warsaw',
  PT: 'Porto | Lisbon',
  QA: 'Doha',
  RU: '| Moscow',
  SA: 'Riyadh, Jeddah',
  SE: 'Stockholm | Gothenburg',
  SG: 'Singapore',
  TH: 'Bangkok',
  TR: 'Istanbul, Ankara, Antalya',
  TW: 'Taipei',
  VN: 'Hanoi, Ho Chi Minh City, Saigon',
  ZA: 'Cape Town, Johannesburg, Durban',
};

const FOREIGN = new Map(
  Object.entries(CITIES_ABROAD).flatMap(([code, text]) =>
    text.split('|').flatMap((cities, hasNamesake) =>
      cities.split(',').flatMap((city) => {
        const key = lettersOf(city);
        return key ? [[key, { code, hasNamesake: hasNamesake === 1 }] as const] : [];
      }),
    ),
  ),
);

/** Countries, parts of them and continents that `Intl` does not name as people do. */
const FURTHER = (
  'uk, great britain, britain, england, scotland, wales, northern ireland, holland, the netherlands, turkey, ' +
  'korea, czech republic, ivory coast, hong kong, macau, uae, emirates, the bahamas, ksa, prc, europe, asia, africa, ' +
  'ontario, ont, quebec, que, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, ' +
  'on, qc, bc, ab, mb, sk, ns, nb, bavaria, jalisco, catalonia, mex, can'
)
  .split(', ')
  .map(lettersOf);

/** Codes of regions that are part of the U.S., and of groups of countries. */
const NO_COUNTRY = new Set(['US UM EU EZ UN QO ZZ XA XB'.split(' '), Object.keys(US_TERRITORIES)].flat());

let countries: ReadonlySet<string> | null = null;

/** Returns names and codes of all other countries, as letters only. Made on first use from the browser's own list. */
function foreignCountries(): ReadonlySet<string> {
  countries ??= new Set([...FURTHER, ...countryNames()].filter((name) => name && !stateCode(name)));
  return countries;
}

function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [lettersOf(code), lettersOf(name)] : [];
    });
}

/**
 * Returns 'yes' for a place in another country, such as 'Toronto' or 'London, UK', 'perhaps' for a name without a state that
 * cities here have as well, such as 'Paris', and 'no' for any other text.
 */
export function abroadOf(text: string): 'yes' | 'perhaps' | 'no' {
  const [name = '', ...rest] = text.split(',');
  const last = rest.at(-1)?.trim();
  const known = FOREIGN.get(lettersOf(name));
  if (last) {
    // 'Toronto, CA' is in Canada; 'Paris, TX' is not in France
    if (stateCode(last)) return known?.code === last.toUpperCase() ? 'yes' : 'no';
    return foreignCountries().has(lettersOf(last)) ? 'yes' : 'no';
  }
  if (known) return known.hasNamesake ? 'perhaps' : 'yes';
  const letters = lettersOf(name);
  if (letters.length > 2 && foreignCountries().has(letters)) return 'yes';
  return endsWithCountry(name.trim().split(/\s+/)) ? 'yes' : 'no';
}

/** True for 'Cologne Germany' and 'Toronto ON'. Two letters count only after a city that is abroad. */
function endsWithCountry(words: readonly string[]): boolean {
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, -count).join(' ');
    const last = words.slice(-count).join(' ');
    if (!name || BEGINS_A_NAME.test(name)) continue;
    const known = FOREIGN.get(lettersOf(name));
    // 'Albuquerque New Mexico' is not in Mexico, nor 'Frankfurt DE' in Delaware
    if (stateCode(last)) return known?.code === last.toUpperCase();
    if (foreignCountries().has(lettersOf(last)) && (known || lettersOf(last).length > 3)) return true;
  }
  return false;
}
