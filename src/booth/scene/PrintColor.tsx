import type { ReactNode } from 'react';
import { setOwnTint } from '../logo/own-look.ts';

export interface PrintColorProps {
  /** The color of prints; null for the design's own. */
  tint: string | null;
  /** Main color of the logo; null without one. */
  ofLogo: string | null;
}

/** The color picker's initial color. */
const FIRST_PICK = '#2456f5';

const CHOICE =
  'flex min-h-10 items-center gap-2 rounded-control border border-line bg-white px-3 text-sm font-medium text-muted ' +
  'transition-colors hover:border-field hover:text-ink pointer-coarse:min-h-11';
const CHOSEN =
  'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong ' +
  // Own colors prevent the forced-colors backplate, which would be as light as the text
  'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:choice';

/** Picker for the color of printed walls: the design's, the logo's or a custom color. */
export function PrintColor({ tint, ofLogo }: PrintColorProps) {
  const picked = tint ?? ofLogo ?? FIRST_PICK;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Color of the printed walls</legend>
      <div className="flex flex-wrap gap-2">
        <Choice isChosen={tint === null} onChoose={() => setOwnTint(null)}>
          As designed
        </Choice>
        {ofLogo && (
          <Choice isChosen={tint === ofLogo} onChoose={() => setOwnTint(ofLogo)}>
            <Dot color={ofLogo} />
            From your logo
          </Choice>
        )}
        <label className={`${CHOICE} relative has-focus-visible:outline-2 has-focus-visible:outline-brand`}>
          <Dot color={picked} />
          Pick one
          {/* Covers the label, as large as the buttons next to it */}
          <input
            type="color"
            value={picked}
            onChange={(event) => setOwnTint(event.target.value)}
            className="absolute -top-px -left-px size-[calc(100%+2px)] cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
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
