/** The parts of a visitor's look that the viewer draws; paint.ts, which is loaded with it, decides. */
import type { Ink, Rgb } from '../logo/color-math.ts';
import type { LogoArt } from '../logo/logo-art.ts';
import type { GpuModel } from './gpu-model.ts';
import type { Socket } from './model.ts';

/** A model's prints, for the shader, and the logo's versions. */
export interface Paint {
  /** Four rows: color and 1 if painted, darker parts and own luminance, lighter parts and height of the band, band and 1 if screens are dark. */
  readonly print: readonly number[];
  /** The same for printed surfaces that shine, such as rings and light boxes. */
  readonly shining: readonly number[];
  /** Two rows for each of four marks: center and half its width, direction to the right (x, z) and half its height. */
  readonly clear: readonly number[];
  readonly ink: (socket: Socket) => Ink;
  readonly darkInk: Rgb;
}

/** A visitor's logo and the colors of prints. */
export interface Look {
  /** Null for the design's own marks. */
  readonly art: LogoArt | null;
  readonly paintOf: (model: Pick<GpuModel, 'scene' | 'parts'>) => Paint;
}
