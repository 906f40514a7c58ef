import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { toast } from '../../../components/toast-store.ts';

/** As long as it says that it has copied. */
const SAID_MS = 2_000;

export interface CopyButtonProps {
  text: string;
  /** Name of the copied text, such as 'email'. */
  what: string;
}

/** Copies a text, and says for a moment that it has. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Not copied',
        description: 'Your browser did not let us copy it. Please select and copy it by hand.',
        variant: 'destructive',
      });
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        className="focus-ring grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-surface-strong hover:text-ink"
        onClick={() => void handleClick()}
      >
        <Icon aria-hidden="true" className={isCopied ? 'size-4 text-success' : 'size-4'} />
      </button>
      <LiveRegion message={isCopied ? `Copied ${what}` : ''} />
    </>
  );
}
