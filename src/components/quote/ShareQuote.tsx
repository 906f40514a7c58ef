import { Link } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { ShareLink, type ShareLinkProps } from '../ShareLink.tsx';

type ShareQuoteProps = Pick<ShareLinkProps, 'url' | 'title'>;

/** The button 'Share this quote', which shows the ways to share it. */
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
      {isOpen && <ShareQuote {...props} />}
    </>
  );
}

/** Shares a quote by its link or the device's share sheet. The island must render `Toaster`. */
export function ShareQuote(props: ShareQuoteProps) {
  return <ShareLink {...props} noun="quote" allows="see" />;
}
