import { useMemo } from 'react';
import { type PublishedContent, usePublishedContent } from '../../../components/use-published-content.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';

/** The catalogue that steps 2 to 4 show; its lists are empty until it is ready. */
export interface WizardContent extends Pick<PublishedContent, 'status' | 'reload'> {
  readonly designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
}

/** The booth designs and extras on offer. */
export function useContent(): WizardContent {
  const { status, content, reload } = usePublishedContent();
  return useMemo(
    () => ({ status, reload, designs: content?.booth_designs ?? [], extras: content?.extras ?? [] }),
    [status, content, reload],
  );
}
