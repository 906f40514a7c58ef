import { type ReactNode, useEffect, useId, useState } from 'react';
import { loadStills, type QuotedBooth, type BoothStill as Still, type StillLook } from '#booth/browser.ts';
import { classNames } from '../../components/class-names.ts';
import { useObjectUrl } from '../../components/use-object-url.ts';

export interface BoothStillProps {
  booth: QuotedBooth;
  /** Logo and color on the booth; null until they are known. */
  look: StillLook | null;
  className: string;
  /** True to omit the text about missing extras. */
  isBrief?: boolean;
  /** The kind of card that it is on: `card` has texts on the picture, a thumbnail has none. */
  card?: 'card' | 'thumbnail' | undefined;
  /** The design's picture, until the drawing is ready. */
  children: ReactNode;
}

export function LaterChip({ children }: { children: string }) {
  return (
    <p className="absolute bottom-3 left-3 z-1 mr-3 flex items-center gap-2 rounded-control bg-white/90 px-3 py-2 text-sm print:hidden forced-colors:border">
      {children}
    </p>
  );
}

/** A drawing of the quote's booth with its extras, which replaces the design's picture. */
export function BoothStill({ booth, look, className, isBrief, card, children }: BoothStillProps) {
  const [drawing, setDrawing] = useState<(Still & { booth: string }) | null>(null);
  const [isFailed, setFailed] = useState(false);
  const url = useObjectUrl(drawing?.picture ?? null);
  const missingId = useId();
  // Compared by value: the object is new on every render
  const text = JSON.stringify(booth);
  const shown = url && drawing?.booth === text ? drawing : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a look is new on every render
  useEffect(() => {
    if (!look) return;
    const ended = new AbortController();
    const { signal } = ended;
    setFailed(false);
    loadStills()
      .then(({ boothStill }) => boothStill(booth, look, signal))
      .then(
        (still) => !signal.aborted && setDrawing({ ...still, booth: text }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The booth could not be drawn', error);
          setFailed(true);
        },
      );
    return () => ended.abort();
  }, [text, look?.logo, look?.dress]);

  const missing = isBrief ? '' : (shown?.missing ?? '');
  return (
    <div className="flex min-w-0 flex-col">
      <div className="relative min-h-0 grow">
        {shown && url ? (
          <img
            src={url}
            alt={card ? '' : shown.text}
            aria-describedby={missing ? missingId : undefined}
            // In print: uncropped, with room for the text below
            className={classNames(className, 'print:object-contain', missing && 'print:aspect-5/2!')}
          />
        ) : (
          children
        )}
        {card === 'card' && isFailed && <LaterChip>We'll put your color on it before the call.</LaterChip>}
      </div>
      <p role="status" className="sr-only">
        {card === 'card' && isFailed && `${booth.title} could not be drawn with your color.`}
      </p>
      {missing && (
        <p
          id={missingId}
          className="px-5 pt-4 text-sm text-muted last:pb-4 print:px-3 print:pt-2 print:text-xs print:leading-tight"
        >
          {missing}
        </p>
      )}
    </div>
  );
}
