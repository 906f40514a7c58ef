import { ChevronUp, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeScene, type PlacedPiece } from '#booth/browser.ts';
import { BoothScene, type BoothSceneProps } from '../../../booth/scene/BoothScene.tsx';
import { LogoPanel } from '../../../booth/scene/LogoPanel.tsx';
import { classNames } from '../../../components/class-names.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import { MovePad, type PickedPiece } from './Moving.tsx';
import type { SceneExtra } from './scene-extras.ts';
import { type FurnishedDesign, type Furnishing, priceText, useFurnishing } from './use-furnishing.ts';

type Frame = 'variant' | 'startView' | 'step' | 'onReady' | 'onProblem' | 'className' | 'frameClassName';

export interface FurnishedSceneProps extends FurnishedDesign, Pick<BoothSceneProps, Frame> {
  /** Element for the list of extras, which is collapsible next to the steps; null until it is mounted. */
  listPlace?: HTMLElement | null | undefined;
  /** Called for a press on the scene, in place of picking a piece. */
  onPress?: (() => void) | undefined;
}

/** A design in 3D with the quote's extras, and a list of them with - and +. */
export function FurnishedScene(props: FurnishedSceneProps) {
  const { listPlace, design, draft, content, onPress, ...frame } = props;
  const [isShown, setShown] = useState(false);
  const furnishing = useFurnishing({ design, draft, content }, isShown);
  const { placement, marked, pick, moving, message } = furnishing;
  const model = design.model?.url ?? '';
  const isFull = frame.variant === 'full';
  return (
    <>
      <BoothScene
        {...frame}
        onReady={() => {
          setShown(true);
          frame.onReady();
        }}
        model={model}
        label={describeScene(design, design.booth_size, placement.placed)}
        pieces={moving.pieces}
        held={moving.held}
        onDrag={moving.drag}
        onDrop={moving.drop}
        marked={marked}
        onPick={onPress ?? ((index) => pick(index === null ? null : pieceOf(placement.placed, index)))}
      >
        {/* In full screen, the stage shows only its frame, so the list must be inside it */}
        <div
          className={classNames('pointer-events-auto relative', !isFull && 'hidden in-[:fullscreen]:block')}
        >
          <Folded furnishing={furnishing} isOnPicture />
        </div>
      </BoothScene>
      {listPlace && frame.variant === 'stage' && createPortal(<Folded furnishing={furnishing} />, listPlace)}
      {listPlace &&
        frame.variant === 'preview' &&
        createPortal(
          <>
            <SceneExtraList furnishing={furnishing} />
            {/* Below the scene, so that no button moves when it appears */}
            {isShown && (
              <div className="mt-3">
                <LogoPanel />
              </div>
            )}
          </>,
          listPlace,
        )}
      <LiveRegion message={message} />
    </>
  );
}

/** Returns a piece's extra, and the piece's number among that extra's pieces. */
function pieceOf(placed: readonly PlacedPiece[], index: number): PickedPiece {
  const id = placed[index]?.slug ?? '';
  return { id, nth: placed.slice(0, index).filter(({ slug }) => slug === id).length };
}

/** The list as a panel. Opens by itself for a picked piece, unless the visitor closed it. `isOnPicture`: full screen. */
function Folded({ furnishing, isOnPicture = false }: { furnishing: Furnishing; isOnPicture?: boolean }) {
  const { extras, picked } = furnishing;
  const [own, setOwn] = useState<{ open: boolean; picked: PickedPiece | null } | null>(null);
  const isOpen = own && own.picked?.id === picked?.id ? own.open : picked !== null;
  const count = extras.reduce((sum, { placed }) => sum + placed, 0);
  const isFull = extras.some(({ note }) => note);
  if (extras.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOwn({ open: !isOpen, picked })}
        className={classNames(
          'focus-ring flex min-h-11 items-center gap-1.5 text-sm font-medium',
          isOnPicture
            ? 'rounded-full border border-white/30 bg-navy-900/60 px-4 text-white hover:bg-navy-900'
            : 'rounded-control px-3 hover:bg-surface-strong',
        )}
      >
        Extras in the booth
        <span className="font-normal tabular-nums opacity-80">({count})</span>
        {isFull && <Info aria-hidden="true" className={isOnPicture ? 'size-4.5' : 'size-4.5 text-warning'} />}
        {isFull && <span className="sr-only">, not all of them</span>}
        <ChevronUp
          aria-hidden="true"
          className={classNames('size-5', !isOnPicture && 'text-brand-strong', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div
          className={classNames(
            // No background: with a white scroller around the white list, Chromium leaves a hole in what is above
            'absolute bottom-full z-10 max-h-[min(18rem,50dvh)] w-88 overflow-y-auto rounded-control text-ink shadow-overlay forced-colors:border',
            // Next to the scene's menu
            isOnPicture ? 'left-0 mb-2 max-w-[calc(100vw-1.5rem)]' : '-right-38 mb-1',
          )}
        >
          <SceneExtraList furnishing={furnishing} isOver />
        </div>
      )}
    </>
  );
}

/** The scene's extras as a list. Lets keyboards and screen readers do everything that a press on a piece does. */
function SceneExtraList({ furnishing, isOver = false }: { furnishing: Furnishing; isOver?: boolean }) {
  const { extras, picked } = furnishing;
  // Over the scene, other rows would cover the floor on which the picked piece is moved
  const shown = isOver && picked ? extras.filter(({ id }) => id === picked.id) : extras;
  if (extras.length === 0) {
    return <p className="text-sm text-muted">Extras you add to your quote appear in the booth here.</p>;
  }
  return (
    <ul
      aria-label="Extras in the booth"
      className="flex flex-col divide-y divide-line rounded-control border border-line bg-white"
    >
      {shown.map((extra) => (
        <Row key={extra.id} {...{ extra, furnishing }} />
      ))}
    </ul>
  );
}

function Row({ extra, furnishing }: { extra: SceneExtra; furnishing: Furnishing }) {
  const { picked, pick, marked, moving, setQuantity } = furnishing;
  const { id } = extra;
  const isPicked = id === picked?.id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <li
      ref={row}
      data-extra={id}
      aria-current={isPicked}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-l-4 px-3 py-2.5 first:rounded-t-control last:rounded-b-control',
        id === marked?.slug
          ? 'border-l-brand bg-brand-soft forced-colors:border-l-[Highlight]'
          : 'border-l-transparent forced-colors:border-l-[Canvas]',
      )}
    >
      <p className="min-w-0 flex-[1_1_4.5rem] text-sm leading-5 font-medium wrap-anywhere">
        {extra.name}
        <span className="block font-normal text-muted tabular-nums">{priceText(extra)}</span>
      </p>
      <QuantityStepper
        name={extra.name}
        quantity={extra.quantity}
        max={extra.max}
        onChange={(quantity) => setQuantity(extra, quantity)}
      />
      {extra.placed > 0 && (
        <button
          type="button"
          aria-expanded={isPicked}
          onClick={() => pick(isPicked ? null : { id, nth: 0 })}
          className="focus-ring -ml-1 min-h-11 rounded-control px-1 text-sm font-medium text-brand-strong aria-expanded:underline"
        >
          Move<span className="sr-only"> {extra.name}</span>
        </button>
      )}
      {extra.placed > 0 && isPicked && (
        <MovePad
          name={extra.name}
          nth={picked.nth}
          count={extra.placed}
          moving={moving}
          onNext={() => pick({ id, nth: (picked.nth + 1) % extra.placed })}
        />
      )}
      {extra.note && <p className="w-full text-sm text-muted">{extra.note}</p>}
    </li>
  );
}
