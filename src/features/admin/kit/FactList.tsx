import { classNames } from '../../../components/class-names.ts';
import { CopyButton } from './CopyButton.tsx';

export interface Fact {
  readonly term: string;
  /** A fact that is empty is left out. */
  readonly text: string;
  /** Link of the text. */
  readonly href?: string | null;
  /** True to open the link in a new tab. */
  readonly isElsewhere?: boolean;
  /** Name for the 'Copy' button; omit to show none. */
  readonly copied?: string;
  /** True if it may take several lines and needs its own row. */
  readonly isLong?: boolean;
}

/** Named facts about a person or a meeting; copyable ones have a button. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
      {facts
        .filter(({ text }) => text !== '')
        .map((fact) => (
          <div
            key={fact.term}
            className={classNames('flex min-h-8 min-w-0 gap-2', fact.isLong && 'sm:col-span-2')}
          >
            <dt className="shrink-0 py-1 text-muted">{fact.term}:</dt>
            <dd className="flex min-w-0 items-start gap-1 break-words">
              <FactText {...fact} />
              {fact.copied && <CopyButton text={fact.text} what={fact.copied} />}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function FactText({ text, href, isElsewhere }: Fact) {
  if (!href) return <span className="min-w-0 py-1 break-words">{text}</span>;
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
