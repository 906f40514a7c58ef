import { useMemo } from 'react';
import { type PublishedContent, usePublishedContent } from '../../../components/use-published-content.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';

/** The catalogue that the steps show. Designs and extras are empty until it is ready, the shows are those of the build. */
export interface WizardContent extends Pick<PublishedContent, 'status' | 'reload'> {
  readonly designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
  readonly shows: readonly TradeShow[];
}

/** The booth designs, extras and shows on offer; `built` are the shows in the built page. */
export function useContent(built: readonly TradeShow[]): WizardContent {
  const { status, content, reload } = usePublishedContent();
  return useMemo(
    () => ({
      status,
      reload,
      designs: content?.booth_designs ?? [],
      extras: content?.extras ?? [],
      shows: content?.shows ?? built,
    }),
    [status, content, reload, built],
  );
}
