/** Reads what quote-link.ts writes; apart from it, since the wizard only writes. */
import { isStandardSize } from './catalogue.ts';
import { END, isWhole, type LinkedExtra, type LinkedQuote, VERSION } from './quote-link.ts';
import { listedShow } from './shows.ts';
import { NEUTRAL_CITY, safeName, safeShow } from './strangers-words.ts';

/** Content of a fragment, or why there is none: absent, of a later version, or incomplete. */
export type LinkReading =
  | { readonly is: 'quote'; readonly quote: LinkedQuote }
  | { readonly is: 'empty' | 'unknown-version' | 'broken' };

/** Above what the longest quote takes: a hundred extras with ids of 128 characters. */
const MAX_FRAGMENT = 16_000;

/** Reads a fragment, with or without its '#'. Whatever it is, this never throws. */
export function readQuoteFragment(fragment: string): LinkReading {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { is: 'empty' };
  const [version = '', ...parts] = text.length > MAX_FRAGMENT ? [] : text.split('.');
  if (version !== VERSION) return { is: /^v[1-9]\d{0,3}$/.test(version) ? 'unknown-version' : 'broken' };
  const quote = parts.pop() === END ? quoteIn(parts) : null;
  return quote && isWhole(quote) ? { is: 'quote', quote: withSafeWords(quote) } : { is: 'broken' };
}

/** Returns the quote as the page may tell it: anyone can make a link. */
export function withSafeWords({ city, show, ...rest }: LinkedQuote): LinkedQuote {
  return {
    ...rest,
    city: { ...city, city: safeName(city.city) ?? NEUTRAL_CITY },
    show: listedShow(show.id) ? show : { ...show, name: safeShow(show.name) },
  };
}

function quoteIn(parts: readonly string[]): LinkedQuote | null {
  const texts = parts.slice(0, 6).map(decoded);
  const [city, state, showId, name, boothSize, designId] = texts;
  const extras = parts.slice(6).map(extraIn);
  if (city == null || state == null || showId == null || name == null || designId == null) return null;
  if (boothSize !== 'custom' && !isStandardSize(boothSize)) return null;
  if (!extras.every((extra) => extra !== null)) return null;
  const show = { id: showId, name: listedShow(showId)?.name ?? name };
  return { city: { city, state }, show, boothSize, designId: designId || null, extras };
}

function extraIn(part: string): LinkedExtra | null {
  const [, quantity, id] = /^([1-9]\d{0,3})~([^~]+)$/.exec(part) ?? [];
  return id && quantity ? { id, quantity: Number(quantity) } : null;
}

/** Null for text that is not percent-encoded. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
