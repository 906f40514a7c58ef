import { useStore } from '@nanostores/react';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { cardClass } from '../../components/card-class.ts';
import { classNames } from '../../components/class-names.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { logoGround } from '../../components/logo-ground.ts';
import { useAnnouncer } from '../../components/use-announcer.ts';
import { LOGO_TYPES } from '../logo/image-file.ts';
import { $ownLook, removeLogo, takeLogo } from '../logo/own-look.ts';
import { LogoProblem, readLogo } from '../logo/read-logo.ts';
import { PrintColour } from './PrintColour.tsx';

/** Sets or removes the visitor's logo (dropped, pasted or chosen) and the print colour. */
export function LogoPanel() {
  const { logo, tint } = useStore($ownLook);
  const [problem, setProblem] = useState('');
  const { message, announce } = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useArrivingFiles((file) => void take(file));
  const id = useId();

  async function take(file: File | null) {
    setProblem('');
    try {
      if (!file) throw new LogoProblem('no-file');
      if (await takeLogo(readLogo(file))) announce('Your logo is on the booth.');
    } catch (error) {
      const { message: answer } = error instanceof LogoProblem ? error : new LogoProblem('unreadable');
      setProblem($ownLook.get().logo ? `${answer} Your logo stays as it is.` : answer);
    }
  }

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again
    event.target.value = '';
    if (file) void take(file);
  }

  function handleRemove() {
    removeLogo();
    setProblem('');
    announce("Logo removed. The booth shows the design's own marks.");
    input.current?.focus();
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cardClass({ tone: isOver ? 'brand' : 'quiet', className: 'flex flex-col gap-3 p-4' })}
    >
      <h3 id={`${id}-title`} className="font-semibold tracking-tight">
        Your logo on the booth
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        {logo && (
          <img src={logo.address} alt="Your logo" className={logoGround(logo.isLight, 'h-12 w-16 p-1')} />
        )}
        <label
          className={buttonClass({
            variant: 'secondary',
            size: 'sm',
            className:
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          })}
        >
          {!logo && <ImageUp aria-hidden="true" className="size-4.5" />}
          {logo ? 'Choose another' : 'Choose an image'}
          <input
            ref={input}
            type="file"
            accept={LOGO_TYPES}
            aria-describedby={classNames(`${id}-hint`, problem && `${id}-problem`)}
            aria-invalid={problem ? true : undefined}
            onChange={handleChoice}
            className="sr-only"
          />
        </label>
        {logo && (
          <Button variant="ghost" size="sm" onClick={handleRemove}>
            <span>
              Remove<span className="max-sm:sr-only"> logo</span>
            </span>
          </Button>
        )}
      </div>
      <p
        id={`${id}-problem`}
        role="alert"
        className={problem ? 'flex gap-1.5 text-sm font-medium text-danger' : 'sr-only'}
      >
        {problem && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
            <span>{problem}</span>
          </>
        )}
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        <span className="pointer-coarse:hidden">Drop it anywhere here, paste it, or choose a file: </span>
        PNG, JPEG, WebP, AVIF or SVG, up to 5 MB.{' '}
        <strong className="font-medium text-ink">Stays in your browser.</strong> You can send it with your
        booking.
      </p>
      <PrintColour tint={tint} ofLogo={logo?.colour ?? null} />
      <LiveRegion message={message} />
    </section>
  );
}

/**
 * Accepts files dropped anywhere on the page, or pasted, while mounted.
 * @param onFile called with the first file; null if there is none
 * @returns true while a file is dragged over the page
 */
function useArrivingFiles(onFile: (file: File | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleFile = useEffectEvent(onFile);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    function handleOver(event: DragEvent) {
      // Otherwise the browser would leave the page for the file
      event.preventDefault();
      setOver(true);
    }
    function handleLeave(event: DragEvent) {
      if (!event.relatedTarget) setOver(false);
    }
    function handleDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      handleFile(event.dataTransfer?.files[0] ?? null);
    }
    function handlePaste(event: ClipboardEvent) {
      const file = event.clipboardData?.files[0];
      const isTyping =
        event.target instanceof Element && event.target.matches('input:not([type=file]), textarea');
      if (file || !isTyping) handleFile(file ?? null);
    }
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    document.addEventListener('paste', handlePaste, { signal });
    return () => ended.abort();
  }, []);

  return isOver;
}
