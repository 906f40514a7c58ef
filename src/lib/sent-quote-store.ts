/** The quote that was sent last in this tab without a meeting, so that a reload shows what happens next again. */
import type { SentQuote } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

export const SENT_KEY = 'booth-studio:sent-quote:v1';

/** The kept quote; null without one. */
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
