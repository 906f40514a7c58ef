/** The last quote of this tab sent without a meeting, shown again after a reload. */
import type { SentQuote } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

export const SENT_KEY = 'booth-studio:sent-quote:v1';

/** Returns the stored quote; null if there is none. */
export function loadSentQuote(): SentQuote | null {
  const { show, email, preferredTimes } = recordIn(tabStore.read(SENT_KEY) ?? '');
  const isWhole = typeof show === 'string' && typeof email === 'string' && Array.isArray(preferredTimes);
  return isWhole ? { show, email, preferredTimes: preferredTimes.map(String) } : null;
}

export function keepSentQuote(sent: SentQuote): void {
  tabStore.keep(SENT_KEY, JSON.stringify(sent));
}

export function dropSentQuote(): void {
  tabStore.drop(SENT_KEY);
}
