import { plainLetters } from '../plain-letters.ts';
import type { Booking } from '../records/bookings.ts';
import type { Deal } from '../records/deals.ts';

/** Firestore compares whole values, so each record stores prefixes of its words; a search queries for one. */

/** Maximum length of a stored prefix; few longer words share one. */
const MAX_PREFIX = 8;
/** Maximum prefixes per record. */
const MAX_PREFIXES = 120;

/** Digits of a U.S. number without its country code. Numbers are the same if these are. */
const PHONE_DIGITS = 10;
/** A phone number in any notation, as far as a letter, such as an extension's. */
const PHONE = /[+(]*\d[\d\s().+/\u2010-\u2015-]{8,}\d/;

/** The texts that a search finds a record by. */
export interface SearchedTexts {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** Name of the show; empty if it is not known. */
  readonly show: string;
  /** Such as 'BK-7F3K9Q'; empty if there is none. */
  readonly reference: string;
}

export interface Search {
  /** The prefix that the query uses. */
  readonly beginning: string;
  /** Prefixes that each result must have. */
  readonly words: readonly string[];
}

/**
 * Returns the prefixes to store for a record, the most selective first. They have at least two letters in Latin script,
 * one in others. The last part of an email address ('com') is omitted.
 */
export function searchWords(texts: SearchedTexts): string[] {
  const beginnings = wordsOf(texts).flatMap((word) => {
    const letters = [...word];
    const shortest = Math.min(shortestOf(word), letters.length);
    const longest = Math.min(MAX_PREFIX, letters.length);
    return Array.from({ length: longest - shortest + 1 }, (_, index) =>
      letters.slice(0, shortest + index).join(''),
    );
  });
  return [...new Set(beginnings)].slice(0, MAX_PREFIXES);
}

/** Returns the query for a typed text; null if no word has two letters. */
export function searchFor(typed: string): Search | null {
  const number = phoneDigits(typed);
  const others = number.length > 0 ? plainLetters(typed).replace(PHONE, ' ') : typed;
  const parts = others.split(/\s+/).map(wordsOfPart);
  const own = [...parts.flatMap(([words]) => words).filter(isEnough), ...number];
  const domains = parts.flatMap(([, words]) => words).filter(isEnough);
  // Many addresses share a provider
  const [longest] = (own.length > 0 ? own : domains).toSorted((a, b) => b.length - a.length);
  if (!longest) return null;
  return { beginning: [...longest].slice(0, MAX_PREFIX).join(''), words: [...own, ...domains] };
}

/** True if each word of the search is a prefix of one of the record's words. */
export function isFound(texts: SearchedTexts, { words }: Search): boolean {
  const known = wordsOf(texts);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

function wordsOf({ name, company, email, phone, show, reference }: SearchedTexts): string[] {
  const [local, domain] = wordsOfPart(email);
  return [
    ...wordsIn(name),
    ...local,
    ...wordsIn(reference),
    ...phoneDigits(phone),
    ...wordsIn(company),
    ...wordsIn(show),
    ...domain,
    ...wordsIn(phone),
  ];
}

/** Returns the last ten digits of the phone number in a text, as a list; empty if there is none. */
function phoneDigits(text: string): string[] {
  const digits = PHONE.exec(plainLetters(text))?.[0].replace(/\D/g, '') ?? '';
  return digits.length >= PHONE_DIGITS ? [digits.slice(-PHONE_DIGITS)] : [];
}

/** Returns the words of a typed part, and separately the words of an address's domain, without the last. */
function wordsOfPart(part: string): [own: string[], domain: string[]] {
  const at = part.lastIndexOf('@');
  if (at < 0) return [wordsIn(part), []];
  const domain = wordsIn(part.slice(at + 1));
  return [wordsIn(part.slice(0, at)), domain.length > 1 ? domain.slice(0, -1) : domain];
}

/** Splits into words of plain letters and digits. */
function wordsIn(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isEnough(word: string): boolean {
  return [...word].length >= shortestOf(word);
}

/** Returns the minimum prefix length: one Chinese character is more selective than one Latin letter. */
function shortestOf(word: string): number {
  return /^[a-z0-9]/.test(word) ? 2 : 1;
}

export function searchedInBooking(
  booking: Pick<Booking, 'user_name' | 'company' | 'user_email' | 'user_phone' | 'reference' | 'show_name'>,
): SearchedTexts {
  const { user_name, company, user_email, user_phone, reference, show_name: show = '' } = booking;
  return { name: user_name, company, email: user_email, phone: user_phone, show, reference };
}

export function searchedInDeal(
  deal: Pick<Deal, 'name' | 'company' | 'email' | 'phone' | 'show_name' | 'references'>,
): SearchedTexts {
  const { name, company, email, phone, show_name: show, references } = deal;
  return { name, company, email, phone, show, reference: references.join(' ') };
}
