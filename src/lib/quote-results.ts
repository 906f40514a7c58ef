/** Result of this tab's last quote, shown again after a reload. */
import type { QuoteResult } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

export const RESULT_KEY = 'booth-studio:quote-result:v1';

export const quoteResult = {
  /** Returns the stored result; null if there is none, or it is over. */
  load(): QuoteResult | null {
    const result = recordIn(tabStore.read(RESULT_KEY) ?? '');
    if (isCurrent(result)) return { ...result, isRestored: true };
    quoteResult.drop();
    return null;
  },
  keep: (result: QuoteResult) => tabStore.keep(RESULT_KEY, JSON.stringify(result)),
  drop: () => tabStore.drop(RESULT_KEY),
};

/** A booking lasts until its meeting is over, a held slot until its release, and a sent quote as long as the tab. */
function isCurrent(result: object): result is QuoteResult {
  if ('booking' in result) return Date.parse((result as Confirmed).booking.ends_at) > Date.now();
  if ('pending' in result) return Date.parse((result as Pending).pending.until) > Date.now();
  return 'sent' in result;
}

type Confirmed = Extract<QuoteResult, { status: 'confirmed' }>;
type Pending = Extract<QuoteResult, { status: 'pending' }>;
