import { Link } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { preloadable } from '../preloadable.tsx';
import type { ShareQuoteProps } from './ShareQuote.tsx';

const ShareQuote = preloadable(() => import('./ShareQuote.tsx').then((part) => part.ShareQuote));

/** 'Share this quote': loads and shows the sharing options when pressed. */
export function ShareLauncher(props: ShareQuoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Link aria-hidden="true" className="size-4" />
        Share this quote
      </Button>
      {isOpen && (
        <PartBoundary fallback={null}>
          <ShareQuote {...props} />
        </PartBoundary>
      )}
    </>
  );
}
