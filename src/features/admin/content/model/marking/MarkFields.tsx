import { useState } from 'react';
import { formatFeet, readFeet, rectangleIn, type Surface, type SurfaceRectangle } from '#booth/browser.ts';
import { MIN_SIDE } from '#booth/common.ts';
import { TextField } from '../../../../../components/TextField.tsx';
import { markingMessages as texts } from './marking-messages.ts';

export interface MarkFieldsProps {
  rectangle: SurfaceRectangle;
  surface: Surface;
  isWrong: boolean;
  onChange: (rectangle: SurfaceRectangle) => void;
}

/** Size and position of a logo on its surface, in feet and inches. */
export function MarkFields({ rectangle, surface, isWrong, onChange }: MarkFieldsProps) {
  const { chart, best } = surface;
  const [along, up] = chart.from(rectangle.p);
  const [middle, height] = chart.from(best.p);
  const [left, bottom] = [middle - best.w / 2, height - best.h / 2];
  const { w, h } = rectangle;
  const put = (box: { left: number; bottom: number; w: number; h: number }) =>
    onChange(
      rectangleIn(chart, {
        left: box.left,
        right: box.left + box.w,
        bottom: box.bottom,
        top: box.bottom + box.h,
      }),
    );
  const at = { left: along - w / 2, bottom: up - h / 2, w, h };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        {/* The middle stays when the size changes */}
        <LengthField
          label="Width"
          value={w}
          least={MIN_SIDE}
          onChange={(next) => put({ ...at, left: along - next / 2, w: next })}
        />
        <LengthField
          label="Height"
          value={h}
          least={MIN_SIDE}
          onChange={(next) => put({ ...at, bottom: up - next / 2, h: next })}
        />
        <LengthField
          label="From the left"
          value={at.left - left}
          onChange={(next) => put({ ...at, left: left + next })}
        />
        <LengthField
          label="From the bottom"
          value={at.bottom - bottom}
          onChange={(next) => put({ ...at, bottom: bottom + next })}
        />
      </div>
      {isWrong && <p className="text-sm font-medium text-danger">{texts.beyond}</p>}
    </div>
  );
}

interface LengthFieldProps {
  label: string;
  /** In meters. */
  value: number;
  least?: number;
  onChange: (meters: number) => void;
}

/** A length in feet and inches, taken when the field is left or Enter is pressed. */
function LengthField({ label, value, least = Number.NEGATIVE_INFINITY, onChange }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const meters = typed === null ? value : readFeet(typed);
  const error = meters === null ? texts.noLength : meters < least ? texts.tooSmall : undefined;
  function take() {
    if (typed === null || error || meters === null) return;
    setTyped(null);
    if (formatFeet(meters) !== formatFeet(value)) onChange(meters);
  }
  return (
    <TextField
      label={label}
      value={typed ?? formatFeet(value)}
      error={typed === null ? undefined : error}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}
