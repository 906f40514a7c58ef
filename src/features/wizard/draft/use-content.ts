import { useMemo } from 'react';
import { usePublishedContent } from '../../../components/use-published-content.ts';
import type { PriceTable } from '../../../domain/quote/pricing.ts';
import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';

/** The catalogue in the steps. Until it is ready: no designs or extras, and the shows and prices of the build. */
export type WizardContent = Readonly<ReturnType<typeof useContent>>;

/** Returns the offered booth designs, extras and shows. `built` and `builtPrices` are as of the build. */
export function useContent(built: readonly TradeShow[], builtPrices: PriceTable | undefined) {
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
      /** Base prices; the default ones if undefined. */
      prices: content ? content.prices : builtPrices,
    }),
    [status, content, reload, built, builtPrices],
  );
}
