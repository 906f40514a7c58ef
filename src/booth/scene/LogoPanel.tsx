import { useStore } from '@nanostores/react';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { dressSentence, LOGO_TYPES } from '#booth/browser.ts';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { cardClass } from '../../components/card-class.ts';
import { classNames } from '../../components/class-names.ts';
import { LiveRegion, useAnnouncer } from '../../components/LiveRegion.tsx';
import { logoGround } from '../../components/logo-ground.ts';
import { $logoProblem, $ownLook, chooseLogo, removeLogo, restoreOwnLook } from '../own-look.ts';
import { DressChoices } from './DressChoices.tsx';

/** Pixels of a logo's longer side below which a printed wall shows them. */
const FEW_PIXELS = 300;

/**
 * Sets or removes the visitor's logo (dropped, pasted or chosen), and how the booth wears it. `takesArriving` is false
 * while another part of the page handles dropped and pasted files.
 */
export function LogoPanel(props: { heading?: 'h3' | 'h4'; takesArriving?: boolean }) {
  const { heading: Heading = 'h3', takesArriving = true } = props;
  const { logo, dress } = useStore($ownLook);
  const problem = useStore($logoProblem);
  const { message, announce } = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useArrivingFiles(takesArriving, (file) => void take(file));
  const id = useId();
  useEffect(() => void restoreOwnLook(), []);

  async function take(file: File | null) {
    if (await chooseLogo(file)) announceDress('Your logo is on the booth. ');
  }

  function announceDress(before = '') {
    const look = $ownLook.get();
    announce(before + dressSentence(look.dress, look.logo));
  }

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Allows choosing the same file again
    event.target.value = '';
    if (file) void take(file);
  }

  function handleRemove() {
    removeLogo();
    announce("Logo removed. The booth shows the design's own marks.");
    input.current?.focus();
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cardClass({ tone: isOver ? 'brand' : 'quiet', className: '@container p-4' })}
    >
      <div className="flex flex-col gap-x-4 gap-y-3 @4xl:grid @4xl:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col gap-3">
          <Heading id={`${id}-title`} className="font-semibold tracking-tight">
            Your logo on the booth
          </Heading>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
            {logo && (
              <img
                src={logo.address}
                alt="Your logo"
                className={logoGround(logo.isLight, 'h-12 w-12 p-1 sm:w-16')}
              />
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
              {logo ? 'Choose another' : 'Upload logo'}
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
              <Button variant="ghost" size="sm" className="max-sm:px-2" onClick={handleRemove}>
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
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted @4xl:order-last @4xl:col-span-2">
          <span className="pointer-coarse:hidden">Drop it anywhere here, paste it, or choose a file: </span>
          PNG, JPEG, WebP, AVIF, or SVG, up to 5 MB.{' '}
          <strong className="font-medium text-ink">Stays in your browser.</strong> You can send it with your
          booking.
        </p>
        <div className="flex flex-col gap-2">
          <DressChoices dress={dress} logo={logo} onChoose={announceDress} />
          {logo && <p className="text-sm text-muted">{dressSentence(dress, logo)}</p>}
          {logo && Math.max(logo.bitmap.width, logo.bitmap.height) < FEW_PIXELS && (
            <p className="text-sm text-muted">This file is small; a vector or 600 px file prints better.</p>
          )}
        </div>
      </div>
      <LiveRegion message={message} />
    </section>
  );
}

/**
 * Accepts files dropped anywhere on the page, or pasted, while mounted and active.
 * @param onFile called with the first file; null if there is none
 * @returns true while a file is dragged over the page
 */
function useArrivingFiles(isActive: boolean, onFile: (file: File | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleFile = useEffectEvent(onFile);

  useEffect(() => {
    if (!isActive) return;
    const ended = new AbortController();
    const { signal } = ended;
    function handleOver(event: DragEvent) {
      // Otherwise the browser would open the file
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
  }, [isActive]);

  return isOver;
}
