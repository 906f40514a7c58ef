import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { type CardTone, cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { slugOf } from '../../../domain/slug.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { useParam } from '../place/current-place.ts';
import { placeHash, type Section } from '../place/place.ts';

/** A card of the panel, with a heading, the number of records and a main button. */
export function AdminCard(props: {
  title: string;
  description?: ReactNode;
  /** Number shown next to the title, or a text such as '3 of 150'. */
  count?: number | string | undefined;
  /** The card's main button, such as 'Add Extra'. */
  action?: ReactNode;
  tone?: CardTone;
  /** Called when the address wants this card (`cardHash`), to open what is in it. */
  onWanted?: () => void;
  /** Makes the heading a button that opens and closes the card. The caller hides the children of a closed card. */
  toggle?: { readonly isOpen: boolean; readonly onToggle: () => void };
  className?: string;
  children: ReactNode;
}) {
  const { title, description, count, action, tone, toggle, onWanted, className, children } = props;
  const id = useId();
  const headingRef = useWantedCard(title, onWanted);
  const heading = (
    <>
      <span id={id}>{title}</span>
      {count !== undefined && <Badge>{count}</Badge>}
    </>
  );
  return (
    <section
      aria-labelledby={id}
      className={cardClass({ tone, className: `min-w-0 p-4 sm:p-6 ${className ?? ''}` })}
    >
      <header className={toggle?.isOpen === false ? undefined : 'mb-4'}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className="flex min-w-0 items-center gap-2.5 scroll-mt-24 text-lg font-semibold tracking-tight outline-none"
          >
            {toggle ? (
              <button
                type="button"
                aria-expanded={toggle.isOpen}
                onClick={toggle.onToggle}
                className="focus-ring flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control text-left pointer-coarse:min-h-11"
              >
                {heading}
                <ChevronDown
                  aria-hidden="true"
                  className={classNames(
                    'size-4.5 shrink-0 text-muted transition-transform motion-reduce:transition-none',
                    toggle.isOpen && 'rotate-180',
                  )}
                />
              </button>
            ) : (
              heading
            )}
          </h2>
          {action}
        </div>
        {description && <p className="mt-2 text-[0.9375rem] text-muted">{description}</p>}
      </header>
      {children}
    </section>
  );
}

const PARAM = 'card';

/** Returns the address of a section's card, which scrolls to it and opens it. */
export function cardHash(section: Section, title: string): string {
  return placeHash({ section, params: { [PARAM]: slugOf(title) } });
}

/**
 * Scrolls to the card with this title if the address wants it, focuses its heading, and calls `onWanted`. Then clears the
 * address, so that a reload stays where it is.
 */
function useWantedCard(title: string, onWanted?: () => void) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useParam(PARAM);
  const isWanted = wanted === slugOf(title);
  const open = useEffectEvent(() => {
    setWanted('');
    moveTo(headingRef.current);
    onWanted?.();
  });
  useEffect(() => {
    if (!isWanted) return;
    // After the new section has taken the focus
    const frame = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return headingRef;
}
