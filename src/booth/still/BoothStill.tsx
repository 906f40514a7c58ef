import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadStills, type QuotedBooth, type BoothStill as Still, type StillLook } from '#booth/browser.ts';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Spinner } from '../../components/Spinner.tsx';

export interface BoothStillProps {
  booth: QuotedBooth;
  /** Logo and color on the booth; null until they are known. */
  look: StillLook | null;
  /** Size and fit of the picture. */
  className: string;
  /** True to omit the text about missing extras. */
  isBrief?: boolean;
  /** True if the visitor asked for it; failures are then reported. */
  isAsked?: boolean;
  /** The kind of card that it is on, which says on the picture if it could not be drawn; a thumbnail doesn't. */
  card?: 'card' | 'thumbnail' | undefined;
  /** The design's picture, until the drawing is ready. */
  children: ReactNode;
}

const CHIP =
  'absolute z-1 flex items-center gap-2 rounded-control bg-white/90 px-3 py-2 text-sm print:hidden forced-colors:border';

export function LaterChip({ children }: { children: string }) {
  return <p className={classNames(CHIP, 'bottom-3 left-3 mr-3')}>{children}</p>;
}

/** A drawing of the quote's booth with its extras, which replaces the design's picture. */
export function BoothStill(props: BoothStillProps) {
  const { booth, look, className, isBrief, isAsked, card, children } = props;
  const [drawing, setDrawing] = useState<(Still & { booth: string; url: string }) | null>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const [tries, setTries] = useState(0);
  const missingId = useId();
  const frame = useRef<HTMLDivElement>(null);
  // Compared by value: the object is new on every render
  const text = JSON.stringify(booth);
  const shown = drawing?.booth === text ? drawing : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` draws it again, and a look is new on every render
  useEffect(() => {
    if (!look) return;
    const ended = new AbortController();
    const { signal } = ended;
    setState('drawing');
    loadStills()
      .then(({ boothStill }) => boothStill(booth, look, signal))
      .then(
        (still) => {
          if (signal.aborted) return;
          setDrawing({ ...still, booth: text, url: URL.createObjectURL(still.picture) });
          setState('drawn');
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The booth could not be drawn', error);
          setState('failed');
        },
      );
    return () => ended.abort();
  }, [text, look?.logo, look?.dress, tries]);

  useEffect(() => () => URL.revokeObjectURL(drawing?.url ?? ''), [drawing]);

  // The pressed button is removed; move the focus first
  useEffect(() => {
    if (isAsked) frame.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const isFailed = state === 'failed';
  const missing = isBrief ? '' : (shown?.missing ?? '');
  return (
    <div className="flex min-w-0 flex-col">
      <div ref={frame} tabIndex={-1} className="relative min-h-0 grow outline-none">
        {shown ? (
          <img
            src={shown.url}
            alt={card ? '' : shown.text}
            aria-describedby={missing ? missingId : undefined}
            // In print: uncropped, with room for the text below
            className={classNames(className, 'print:object-contain', missing && 'print:aspect-5/2!')}
          />
        ) : (
          children
        )}
        {isAsked && !shown && state === 'drawing' && (
          <p aria-hidden="true" className={classNames(CHIP, 'top-3 right-3')}>
            <Spinner />
            Drawing your booth...
          </p>
        )}
        {card === 'card' && isFailed && (
          <LaterChip>We'll put your color on it before the call.</LaterChip>
        )}
      </div>
      <div role="status" className={classNames('text-sm text-muted', !isFailed && 'sr-only')}>
        {isAsked && !isFailed && (shown?.text ?? 'Drawing your booth...')}
        {isAsked && isFailed && (
          <p className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3 print:hidden">
            We couldn't draw your booth. The picture shows the design without your extras.
            <Button variant="secondary" size="sm" onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          </p>
        )}
      </div>
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
