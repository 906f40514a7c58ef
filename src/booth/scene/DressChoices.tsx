import type { ReactNode } from 'react';
import type { OwnLogo } from '#booth/browser.ts';
import type { Dress } from '#booth/common.ts';
import { colors } from '#company/colors.ts';
import { chooseInk, chooseWall } from '../own-look.ts';

const CHOICE =
  'flex min-h-10 items-center gap-2 rounded-control border border-line bg-white px-3 text-sm font-medium text-muted ' +
  'transition-colors hover:border-field hover:text-ink pointer-coarse:min-h-11';
const CHOSEN =
  'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong ' +
  // Own colors prevent the forced-colors backplate, which would be as light as the text
  'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:choice';
const PICKED = 'border-brand bg-brand-soft text-brand-strong';

/** Two choices: the printed walls, and the version of the logo on them. */
export function DressChoices(props: { dress: Dress; logo: OwnLogo | null; onChoose: () => void }) {
  const { dress, logo, onChoose } = props;
  const { wall, ink, color } = dress;
  const brandColor = logo?.color ?? null;
  const isCustom = wall === 'color' && color !== brandColor;
  const picked = (isCustom ? color : brandColor) ?? colors.brand;
  function choose(change: () => void) {
    change();
    onChoose();
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Wall</legend>
        <div className="flex flex-wrap gap-2">
          {brandColor && (
            <Choice
              isChosen={wall === 'color' && !isCustom}
              onChoose={() => choose(() => chooseWall('color', brandColor))}
            >
              <Dot color={brandColor} />
              Brand color
            </Choice>
          )}
          <Choice isChosen={wall === 'white'} onChoose={() => choose(() => chooseWall('white', brandColor))}>
            White
          </Choice>
          <Choice isChosen={wall === 'designed'} onChoose={() => choose(() => chooseWall('designed', null))}>
            As designed
          </Choice>
          <label
            className={`${CHOICE} ${isCustom ? PICKED : ''} relative has-focus-visible:outline-2 has-focus-visible:outline-brand`}
          >
            <Dot color={picked} />
            Custom
            {/* Covers the label, as large as the buttons next to it */}
            <input
              type="color"
              value={picked}
              onChange={(event) => choose(() => chooseWall('color', event.target.value))}
              className="absolute -top-px -left-px size-[calc(100%+2px)] cursor-pointer opacity-0"
            />
          </label>
        </div>
      </fieldset>
      {logo && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Logo</legend>
          <div className="flex flex-wrap gap-2">
            <Choice isChosen={ink === 'original'} onChoose={() => choose(() => chooseInk('original'))}>
              Original
            </Choice>
            <Choice isChosen={ink === 'white'} onChoose={() => choose(() => chooseInk('white'))}>
              White
            </Choice>
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Choice(props: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  const { isChosen, onChoose, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`focus-ring ${CHOICE} ${CHOSEN}`}
    >
      {children}
    </button>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <circle cx="8" cy="8" r="7.5" fill={color} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}
