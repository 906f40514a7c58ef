import { useMemo } from 'react';
import { type PublishedContent, usePublishedContent } from '../../../components/use-published-content.ts';
import type { PriceTable } from '../../../domain/quote/pricing.ts';
import { DEFAULT_QUOTE_RULES, type QuoteRules } from '../../../domain/quote/quote-rules.ts';
import type { PublishedTerms } from '../../../domain/quote/terms.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';

/**
 * The catalogue shown in the steps. Until it is ready, it has no designs or extras, and the shows and
 * prices of the build.
 */
export interface WizardContent extends Pick<PublishedContent, 'status' | 'reload'> {
  readonly designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
  readonly shows: readonly TradeShow[];
  readonly rules: QuoteRules;
  readonly terms: PublishedTerms | undefined;
  /** Base prices; the default ones if undefined. */
  readonly prices: PriceTable | undefined;
}

/** Returns the offered booth designs, extras and shows. `built` and `builtPrices` are as of the build. */
export function useContent(built: readonly TradeShow[], builtPrices: PriceTable | undefined): WizardContent {
  const { status, content, reload } = usePublishedContent();
  return useMemo(
    () => ({
      status,
      reload,
      designs: content?.booth_designs ?? [],
      extras: content?.extras ?? [],
      shows: content?.shows ?? built,
      rules: content?.quote_rules ?? DEFAULT_QUOTE_RULES,
      terms: content?.terms,
      prices: content ? content.prices : builtPrices,
    }),
    [status, content, reload, built, builtPrices],
  );
}
