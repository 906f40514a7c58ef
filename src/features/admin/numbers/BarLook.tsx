import type { Look } from './chart-data.ts';

/** Fill pattern of a chart's striped bars, with a unique id. */
export function StripesPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className="fill-white" />
      <rect width="2.5" height="5" className="fill-success" />
    </pattern>
  );
}

export interface BarProps {
  look: Look;
  /** Id of the drawing's StripesPattern. */
  stripes: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Tooltip of the bar. */
  title?: string;
}

/** A bar that shows its series by color and pattern. */
export function BarLook({ look, stripes, title, ...box }: BarProps) {
  if (box.width <= 0 || box.height <= 0) return null;
  // Half of a stroke is outside the box
  const inset = {
    x: box.x + 0.75,
    y: box.y + 0.75,
    width: Math.max(0, box.width - 1.5),
    height: Math.max(0, box.height - 1.5),
  };
  return (
    <g>
      {title && <title>{title}</title>}
      {look === 'solid' && <rect {...box} className="fill-brand" />}
      {look === 'striped' && (
        <rect {...inset} fill={`url(#${stripes})`} strokeWidth={1.5} className="stroke-success" />
      )}
      {look === 'hollow' && <rect {...inset} strokeWidth={1.5} className="fill-white stroke-danger" />}
    </g>
  );
}
