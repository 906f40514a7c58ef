import { createCanvasContext } from '../create-canvas-context.ts';
import type { PlacedPerson } from '../placement/furnish.ts';
import type { Frustum } from './camera.ts';
import { freeShape, type Shape, uploadImage, uploadNumbers } from './gpu-model.ts';
import { DECK, type Flat, type Place } from './pieces.ts';

/** Flat figure of a person that faces the camera and gives the scale; front view. */
export interface Figure {
  /** Meters, with shoes. */
  readonly height: number;
  /** Outlines in centimeters, x to the right of the middle and y up from the floor, alternating; later outlines are holes. */
  readonly outlines: readonly (readonly number[])[];
}

/** A woman with a tablet under her arm, and a man with a hand in his pocket. */
export const FIGURES: readonly Figure[] = [
  {
    height: 1.7,
    outlines: [
      // Clockwise from the top of the head
      [
        ...[0, 170, 5, 169.5, 8, 165, 8.6, 159, 9.2, 152, 8.6, 147, 5, 147, 3.6, 144, 5.5, 141.5, 12, 139.5],
        ...[16.5, 136, 18.5, 129, 20.5, 117, 23.5, 104, 21, 101, 15, 101, 14.4, 98, 15.6, 88, 15.2, 78],
        ...[13, 60, 11.6, 46, 10.6, 30, 9.4, 14, 10.6, 6, 11.6, 1, 9, 0, 6, 0, 4.4, 3, 4.4, 10, 3, 28],
        ...[1.6, 50, 0.2, 74, -1.2, 46, -2.6, 28, -3.6, 12, -3, 4, -4.4, 0, -8, 0, -10.6, 1, -9.6, 7],
        ...[-9, 16, -10.6, 30, -11.8, 46, -13.4, 60, -15.6, 78, -15.8, 88, -16.6, 84, -19.4, 76, -21.4, 78],
        ...[-20.6, 86, -21.6, 96, -21.4, 108, -19.6, 122, -17.8, 133, -14.6, 138, -9, 140.4, -5, 142.4],
        ...[-3.6, 145, -5, 147.4, -8.6, 147, -9.4, 152, -8.8, 160, -7.6, 166, -4.6, 169.4],
      ],
      [-15.6, 122, -14.2, 112, -15.2, 100, -17.4, 104, -17.2, 114],
    ],
  },
  {
    height: 1.8,
    outlines: [
      [
        ...[0.4, 180, 4.8, 179, 7.6, 175, 7.9, 168, 7, 162, 5, 158, 5, 155, 8, 152.6, 15, 150.4, 20.6, 147],
        ...[22.8, 140, 25, 128, 27.6, 115, 27.4, 109, 23.6, 101, 19.6, 95, 16.6, 92, 17, 82, 16.4, 66],
        ...[15.2, 50, 14, 34, 12.6, 16, 12.6, 9, 14.4, 3, 13.6, 0, 8.4, 0, 5.6, 1, 5, 8, 4.4, 24, 3.2, 44],
        ...[1.4, 64, 0.2, 78, -1.2, 64, -2.8, 44, -4.2, 24, -5, 8, -5.4, 1, -8.6, 0, -14, 0, -14.8, 3],
        ...[
          -13, 9, -13, 18, -14.2, 34, -15.6, 50, -16.8, 66, -17.2, 82, -17.2, 93, -18, 86, -20, 78, -22.6, 77,
        ],
        ...[-24.2, 81, -23.8, 92, -24.6, 106, -25.2, 122, -24.4, 136, -22.4, 146, -17, 150, -9, 152.6],
        ...[-5, 155, -5, 158, -7, 162, -8, 168, -7.6, 175, -4.4, 179],
      ],
      [18.2, 131, 19.8, 122, 22, 113, 20, 107, 17.6, 103, 17.2, 112, 17.6, 122],
      [-17.6, 130, -17, 116, -17.8, 100, -19.8, 106, -19.6, 120],
    ],
  },
];

/** Traces the figure's rounded outlines at `scale` units per centimeter, around its standing point. */
export function traceFigure(
  path: Pick<Path2D, 'moveTo' | 'quadraticCurveTo' | 'closePath'>,
  { outlines }: Figure,
  scale: number,
  [x, y]: readonly [number, number],
): void {
  for (const outline of outlines) {
    const count = outline.length / 2;
    const point = (index: number): [number, number] => {
      const at = (index % count) * 2;
      return [x + (outline[at] ?? 0) * scale, y - (outline[at + 1] ?? 0) * scale];
    };
    // Curves through the midpoints of the sides, with the corners as control points
    const middle = (index: number): [number, number] => {
      const [a, b] = [point(index), point(index + 1)];
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    };
    path.moveTo(...middle(0));
    for (let index = 1; index <= count; index++) path.quadraticCurveTo(...point(index), ...middle(index));
    path.closePath();
  }
}

/** A quad with a picture on it. */
interface Cutout {
  readonly shape: Shape;
  readonly texture: WebGLTexture;
}

export interface StandingCutout extends Cutout {
  readonly place: Place;
  readonly flat: Flat;
}

/** Width of a figure's picture, and of the shadow at its feet, in meters. */
const WIDTH = 0.64;
const SHADOW = 0.34;
const PIXELS_A_METER = 256;
/** Light from above on neutral paper; visible against navy prints and white counters. */
const PAPER = ['#c3cad6', '#79849a'] as const;
const EDGE = 'rgba(20,30,54,0.35)';
/** Backward lean from directly above, as a fraction of the height: upright figures would look like children. */
const LEAN = 0.4;

/** Flat people on the GPU, from pictures drawn once on a canvas. */
export class People {
  readonly #gl: WebGL2RenderingContext;
  readonly #figures: readonly Cutout[];
  readonly #shadow: Cutout;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#figures = FIGURES.map((figure) => upright(gl, figure));
    this.#shadow = shadowOf(gl);
  }

  /**
   * Draws these people back to front, facing the camera.
   * @param size width and depth of the deck; people next to it stand lower
   */
  standing(
    people: readonly PlacedPerson[],
    { eye, back }: Frustum,
    [w, d]: readonly [number, number],
  ): StandingCutout[] {
    const away = ({ x, z }: PlacedPerson) => Math.hypot(eye[0] - x, eye[2] - z);
    return people
      .map((person, index) => ({ person, figure: this.#figures[index % this.#figures.length] }))
      .toSorted((a, b) => away(b.person) - away(a.person))
      .flatMap(({ person, figure }) => {
        const { x, z } = person;
        const floor = Math.abs(x) < w / 2 && Math.abs(z) < d / 2 ? DECK : 0;
        const place: Place = [x, floor, z, Math.atan2(eye[0] - x, eye[2] - z)];
        if (!figure) return [];
        return [
          { ...this.#shadow, place, flat: [1, 1] },
          { ...figure, place, flat: [1, LEAN * back[1]] },
        ];
      });
  }

  dispose(): void {
    for (const { shape, texture } of [...this.#figures, this.#shadow]) {
      freeShape(this.#gl, shape);
      this.#gl.deleteTexture(texture);
    }
  }
}

function upright(gl: WebGL2RenderingContext, figure: Figure): Cutout {
  const height = figure.height + 0.04;
  const pen = createCanvasContext(Math.round(WIDTH * PIXELS_A_METER), Math.round(height * PIXELS_A_METER));
  const { width, height: bottom } = pen.canvas;
  pen.beginPath();
  traceFigure(pen, figure, PIXELS_A_METER / 100, [width / 2, bottom - 2]);
  const light = pen.createLinearGradient(0, 0, 0, bottom);
  for (const [at, color] of PAPER.entries()) light.addColorStop(at, color);
  pen.fillStyle = light;
  pen.fill('evenodd');
  pen.lineWidth = 2;
  pen.strokeStyle = EDGE;
  pen.stroke();
  return cutout(gl, pen.canvas, [
    ...[-WIDTH / 2, 0, 0],
    ...[WIDTH / 2, 0, 0],
    ...[WIDTH / 2, height, -height],
    ...[-WIDTH / 2, height, -height],
  ]);
}

/** Soft shadow under the feet, just above the floor to avoid z-fighting. */
function shadowOf(gl: WebGL2RenderingContext): Cutout {
  const pen = createCanvasContext(64, 64);
  const spot = pen.createRadialGradient(32, 32, 4, 32, 32, 32);
  spot.addColorStop(0, 'rgba(4,8,20,0.6)');
  spot.addColorStop(1, 'rgba(4,8,20,0)');
  pen.fillStyle = spot;
  pen.fillRect(0, 0, 64, 64);
  const [s, y] = [SHADOW, 0.015];
  return cutout(gl, pen.canvas, [-s, y, s, s, y, s, s, y, -s, -s, y, -s]);
}

function cutout(gl: WebGL2RenderingContext, picture: HTMLCanvasElement, corners: readonly number[]): Cutout {
  const shape = uploadNumbers(
    gl,
    [
      { location: 0, size: 3, values: corners },
      { location: 1, size: 3, values: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1] },
      { location: 2, size: 2, values: [0, 1, 1, 1, 1, 0, 0, 0] },
    ],
    [0, 1, 2, 0, 2, 3],
  );
  return { shape, texture: uploadImage(gl, picture, { srgb: true }) };
}
