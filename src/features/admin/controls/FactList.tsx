import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { toast } from '../../../components/toast-store.ts';

/** Time, in ms, for which 'Copied' is shown. */
const SAID_MS = 2_000;

/** Copies a text, named by `what`, such as 'email', and shows 'Copied' for a moment. */
function CopyButton({ text, what }: { text: string; what: string }) {
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
        description: 'Your browser blocked copying. Please select the text and copy it.',
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

export interface Fact {
  readonly term: string;
  /** Empty facts are omitted. */
  readonly text: string;
  readonly href?: string | null;
  /** True to open the link in a new tab. */
  readonly isElsewhere?: boolean;
  /** Name of the text in the 'Copy' button's label; omit for no button. */
  readonly copied?: string;
  /** True for long text, which gets a row to itself. */
  readonly isLong?: boolean;
}

/** Named facts about a person or a meeting; copyable ones have a button. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-1 text-[0.9375rem] @md:grid-cols-2">
        {facts
          .filter(({ text }) => text !== '')
          .map((fact) => (
            <div
              key={fact.term}
              className={classNames('flex min-h-8 min-w-0 gap-2', fact.isLong && '@md:col-span-2')}
            >
              <dt className="shrink-0 py-1 text-muted">{fact.term}:</dt>
              <dd className="flex min-w-0 items-start gap-1 wrap-anywhere">
                <FactText {...fact} />
                {fact.copied && <CopyButton text={fact.text} what={fact.copied} />}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function FactText({ text, href, isElsewhere }: Fact) {
  if (!href) return <span className="min-w-0 py-1 wrap-anywhere">{text}</span>;
  return (
    <a
      href={href}
      className="focus-ring min-w-0 rounded-sm py-1 wrap-anywhere text-brand underline-offset-4 hover:underline"
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {text}
    </a>
  );
}
