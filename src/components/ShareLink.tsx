import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import { toast } from './toast-store.ts';

export interface ShareLinkProps {
  url: string;
  /** Title of the shared link: 'Booth quote for CES'. */
  title: string;
  /** Noun for the linked page, such as 'quote'. */
  noun: string;
  /** Verb for the access that the link gives, such as 'see'. */
  allows: string;
}

/** Shares a page by its link or the device's share sheet. The island must render `Toaster`. */
export function ShareLink({ url, title, noun, allows }: ShareLinkProps) {
  const [isShown, setShown] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Link copied',
        description: `Anyone with the link can ${allows} this ${noun}.`,
        variant: 'success',
      });
    } catch {
      // Clipboard denied: select the link for copying by hand
      setShown(true);
    }
  }
  async function share() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is not a failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="print:hidden" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Copy link
      </Button>
      {'share' in navigator && (
        <Button variant="secondary" size="sm" className="print:hidden" onClick={() => void share()}>
          <Share2 aria-hidden="true" className="size-4" />
          Share
        </Button>
      )}
      {isShown && (
        <TextField
          label={`Link to this ${noun}`}
          hint="Your browser blocked copying. Please copy it from here."
          value={url}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
          className="w-full print:hidden"
        />
      )}
    </>
  );
}
