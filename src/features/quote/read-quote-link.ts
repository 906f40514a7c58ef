/** Parses the links that quote-link.ts writes. A separate module, since the wizard only writes them. */
import { dressOfWord, LOOK, SPOTS, spotsIn } from '#booth/common.ts';
import { isStandardSize } from '../../domain/quote/catalogue.ts';
import {
  AS_OF,
  type DatedTotal,
  END,
  isWhole,
  type LinkedExtra,
  type LinkedQuote,
  VERSION,
} from '../../domain/quote/quote-link.ts';
import { CUSTOM_SHOW_ID } from '../../domain/show/shows.ts';
import { NEUTRAL_SHOW, safeCity, safeShow } from '../../domain/visitor/strangers-words.ts';

/** Maximum length. The longest quote is shorter: a hundred extras with ids of 128 characters. */
const MAX_FRAGMENT = 16_000;

/** Parses a fragment, with or without '#'; null if it is missing or incomplete. Never throws. */
export function readQuoteFragment(fragment: string): LinkedQuote | null {
  const text = fragment.replace(/^#/, '');
  const [version, ...parts] = text.length > MAX_FRAGMENT ? [] : text.split('.');
  const quote = version === VERSION && parts.pop() === END ? quoteIn(parts) : null;
  return quote && isWhole(quote) ? withSafeWords(quote) : null;
}

/** Cleans the typed texts, since anyone can make a link. */
export function withSafeWords({ city, show, ...rest }: LinkedQuote): LinkedQuote {
  return {
    ...rest,
    city: { ...city, city: safeCity(city.city) },
    show: { ...show, name: safeShow(show.name) },
  };
}

function quoteIn(parts: readonly string[]): LinkedQuote | null {
  const texts = parts.slice(0, 6).map(decoded);
  const [city, state, showId, name, boothSize, designId] = texts;
  const asOf = asOfIn(parts.at(-1) ?? '');
  const rest = parts.slice(6, asOf ? -1 : undefined);
  // An unknown look leaves the booth as designed
  const look = rest.at(-1)?.startsWith(LOOK) ? rest.pop() : undefined;
  const dress = look ? dressOfWord(look) : null;
  const extras = rest.map(extraIn);
  if (city == null || state == null || showId == null || name == null || designId == null) return null;
  if (boothSize !== 'custom' && !isStandardSize(boothSize)) return null;
  if (!extras.every((extra) => extra !== null)) return null;
  // Older links lack the names of listed shows
  const show = { id: showId, name: name || (showId === CUSTOM_SHOW_ID ? '' : NEUTRAL_SHOW) };
  return {
    city: { city, state },
    show,
    boothSize,
    designId: designId || null,
    extras,
    ...(dress && { dress }),
    ...(asOf && { asOf }),
  };
}

const DATED_TOTAL = new RegExp(`^${AS_OF}~(\\d{4}-\\d\\d-\\d\\d)~(\\d{1,9})$`);

/** Reads the day and the total; null in older links, and if there is no such day. */
function asOfIn(part: string): DatedTotal | null {
  const [, day, cents] = DATED_TOTAL.exec(part) ?? [];
  if (!day || new Date(day).toJSON()?.slice(0, 10) !== day) return null;
  return { day, total: Number(cents) / 100 };
}

const EXTRA = new RegExp(`^([1-9]\\d{0,3})~([^~]+)(${SPOTS})$`);

function extraIn(part: string): LinkedExtra | null {
  const [, quantity, id, text = ''] = EXTRA.exec(part) ?? [];
  if (!id || !quantity) return null;
  const spots = spotsIn(text);
  return { id, quantity: Number(quantity), ...(spots.length > 0 && { spots }) };
}

/** Decodes a part of the fragment; null if its percent-encoding is invalid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
