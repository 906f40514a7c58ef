import type { Arrival, CameFrom } from '../schemas/came-from.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  ['Google', 'Bing', 'LinkedIn', 'Facebook', 'Instagram'].map((name) => [name.toLowerCase(), name]),
);
const PAID = /^(cpc|ppc|cpm|ads?|display|paid.*)$/i;
const EMAIL = /^e-?mail$/i;
const SEARCH = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia)\.[a-z.]+$/;

/** Returns the channel of an arrival: 'Google ad', 'Bing search', 'expo-news email', 'linkedin.com' or 'Direct'. */
export function channelOf({ utm_source = '', utm_medium = '', referrer = '' }: Arrival): string {
  const source = utm_source.toLowerCase();
  if (source) {
    const name = nameOf(source);
    if (PAID.test(utm_medium)) return `${name} ad`;
    if (EMAIL.test(utm_medium)) return `${name} email`;
    return utm_medium ? `${name} (${utm_medium.toLowerCase()})` : name;
  }
  const engine = SEARCH.exec(referrer)?.[1];
  if (engine) return `${nameOf(engine)} search`;
  return referrer.replace(/^www\./, '') || 'Direct';
}

/** Returns 'Google ad, campaign spring, landed on /', with the first arrival if another; empty if unknown. */
export function cameFromText(cameFrom: CameFrom | undefined): string {
  if (!cameFrom) return '';
  const [first, last] = [arrivalText(cameFrom.first), arrivalText(cameFrom.last)];
  return first === last ? last : `${last}; first: ${first}`;
}

function arrivalText(arrival: Arrival): string {
  const { utm_campaign, utm_term, utm_content, landing } = arrival;
  return [
    channelOf(arrival),
    utm_campaign && `campaign ${utm_campaign}`,
    utm_term && `term ${utm_term}`,
    utm_content && `content ${utm_content}`,
    landing && `landed on ${landing}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function nameOf(source: string): string {
  return NAMES.get(source) ?? source;
}
