import { useEffect, useState } from 'react';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { Extra } from '../../domain/records/extras.ts';
import { loadContent, NO_CONTENT } from '../../lib/content-client.ts';

/** The catalogue that steps 2 to 4 show; 'empty' if it could not be loaded, which ends the loading all the same. */
export interface WizardContent {
  readonly status: 'loading' | 'ready' | 'empty';
  readonly designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
}

/** The booth designs and extras on offer, asked for when the wizard comes to life. */
export function useContent(): WizardContent {
  const [content, setContent] = useState<WizardContent>({ status: 'loading', designs: [], extras: [] });
  useEffect(() => {
    let isWanted = true;
    void loadContent().then((loaded) => {
      if (!isWanted) return;
      const status = loaded === NO_CONTENT ? 'empty' : 'ready';
      setContent({ status, designs: loaded.booth_designs, extras: loaded.extras });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return content;
}
