import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Spinner } from '../../components/Spinner.tsx';
import type { QuotedBooth, BoothStill as Still, StillLook } from '../viewer/booth-still.ts';

export interface BoothStillProps {
  booth: QuotedBooth;
  /** Logo and color on the booth; null until they are known. */
  look: StillLook | null;
  /** Size and fit of the picture. */
  className: string;
  /** True to omit the text about missing extras, where there is no room. */
  isBrief?: boolean;
  /** True if the visitor asked for it: failures are then reported. */
  isAsked?: boolean;
  /** The design's picture, until the drawing is ready. */
  children: ReactNode;
}

/** A drawing of the quote's booth with its extras, which replaces the design's picture. */
export function BoothStill(props: BoothStillProps) {
  const { booth, look, className, isBrief = false, isAsked = false, children } = props;
  const [drawing, setDrawing] = useState<(Still & { booth: string; url: string }) | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missingId = useId();
  const frame = useRef<HTMLDivElement>(null);
  // Compared by value: the object is new on every render
  const text = JSON.stringify(booth);
  const shown = drawing?.booth === text ? drawing : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` draws it again, and a look is new on every render
  useEffect(() => {
    if (!look) return;
    let isWanted = true;
    setFailed(false);
    import('../viewer/booth-still.ts')
      .then(({ boothStill }) => boothStill(booth, look))
      .then(
        (still) => {
          if (isWanted) setDrawing({ ...still, booth: text, url: URL.createObjectURL(still.picture) });
        },
        (error: unknown) => {
          if (!isWanted) return;
          console.warn('The booth could not be drawn', error);
          setFailed(true);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [text, look?.logo, look?.tint, tries]);

  useEffect(() => () => URL.revokeObjectURL(drawing?.url ?? ''), [drawing]);

  // The pressed button is removed, and would lose the focus
  useEffect(() => {
    if (isAsked) frame.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const missing = isBrief ? '' : (shown?.missing ?? '');
  return (
    <div className="flex min-w-0 flex-col">
      <div ref={frame} tabIndex={-1} className="relative min-h-0 grow outline-none">
        {shown ? (
          <img
            src={shown.url}
            alt={shown.text}
            aria-describedby={missing ? missingId : undefined}
            // On paper: uncropped, with room for the text below
            className={classNames(className, 'print:object-contain', missing && 'print:aspect-5/2!')}
          />
        ) : (
          children
        )}
        {isAsked && !shown && !isFailed && (
          <p
            aria-hidden="true"
            className="absolute top-3 right-3 flex items-center gap-2 rounded-control bg-white/90 px-3 py-2 text-sm print:hidden"
          >
            <Spinner />
            Drawing your booth...
          </p>
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
