import { useEffect, useState } from 'react';
import { type LinkReading, readQuoteFragment } from '../../domain/read-quote-link.ts';

/** The quote in the page's address, which may change while the page is open. */
export function useLinkedQuote(): LinkReading {
  const [reading, setReading] = useState(() => readQuoteFragment(location.hash));
  useEffect(() => {
    const follow = () => setReading(readQuoteFragment(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return reading;
}
