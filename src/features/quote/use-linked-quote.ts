import { useCallback, useEffect, useState } from 'react';
import type { Content } from '../../domain/content.ts';
import { type LinkReading, readQuoteFragment } from '../../domain/read-quote-link.ts';
import { loadContent, NO_CONTENT } from '../../lib/content-client.ts';

/** What the catalogue is: on its way, not to be had, or there. */
export type Catalogue =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly content: Content };

/** The quote in the page's address, which may change under it, and today's catalogue. */
export function useLinkedQuote(): { reading: LinkReading; catalogue: Catalogue; reload: () => void } {
  const [reading, setReading] = useState(() => readQuoteFragment(location.hash));
  const [catalogue, setCatalogue] = useState<Catalogue>({ status: 'loading' });

  const reload = useCallback(() => {
    setCatalogue({ status: 'loading' });
    void loadContent().then((content) =>
      setCatalogue(content === NO_CONTENT ? { status: 'failed' } : { status: 'ready', content }),
    );
  }, []);
  useEffect(reload, [reload]);

  useEffect(() => {
    const follow = () => setReading(readQuoteFragment(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { reading, catalogue, reload };
}
