import { useState } from 'react';
import { formatFeet, readFeet, rectangleIn, type Surface, type SurfaceRectangle } from '#booth/browser.ts';
import { MIN_SIDE } from '#booth/common.ts';
import { TextField } from '../../../../../components/TextField.tsx';

/** Message of a logo that is larger than its surface, or partly off it. */
export const BEYOND = 'This reaches beyond its surface.';

/** Size and position of a logo on its surface, in feet and inches. */
export function MarkFields(props: {
  rectangle: SurfaceRectangle;
  surface: Surface;
  isWrong: boolean;
  onChange: (rectangle: SurfaceRectangle) => void;
}) {
  const { rectangle, surface, isWrong, onChange } = props;
  const { chart, best } = surface;
  const [along, up] = chart.from(rectangle.p);
  const [middle, height] = chart.from(best.p);
  const [leftEdge, bottomEdge] = [middle - best.w / 2, height - best.h / 2];
  const { w, h } = rectangle;
  const [left, bottom] = [along - w / 2, up - h / 2];
  const put = (box: { left: number; bottom: number; w: number; h: number }) =>
    onChange(rectangleIn(chart, { ...box, right: box.left + box.w, top: box.bottom + box.h }));
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        {/* The middle stays when the size changes */}
        <LengthField
          label="Width"
          value={w}
          least={MIN_SIDE}
          onChange={(next) => put({ left: along - next / 2, bottom, w: next, h })}
        />
        <LengthField
          label="Height"
          value={h}
          least={MIN_SIDE}
          onChange={(next) => put({ left, bottom: up - next / 2, w, h: next })}
        />
        <LengthField
          label="From the left"
          value={left - leftEdge}
          onChange={(next) => put({ left: leftEdge + next, bottom, w, h })}
        />
        <LengthField
          label="From the bottom"
          value={bottom - bottomEdge}
          onChange={(next) => put({ left, bottom: bottomEdge + next, w, h })}
        />
      </div>
      {isWrong && <p className="text-sm font-medium text-danger">{BEYOND}</p>}
    </div>
  );
}

/** A length in feet and inches, taken when the field is left or Enter is pressed. */
function LengthField(props: {
  label: string;
  /** In meters. */
  value: number;
  least?: number;
  onChange: (meters: number) => void;
}) {
  const { label, value, least = Number.NEGATIVE_INFINITY, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const meters = typed === null ? value : readFeet(typed);
  const error =
    meters === null ? 'Enter a length such as 6\' 3".' : meters < least ? 'At least 2".' : undefined;
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
