import type { Sight } from './camera.ts';
import { FIGURES, type Figure, traceFigure } from './figures.ts';
import { freeShape, type Shape, uploadImage, uploadNumbers } from './gpu-model.ts';
import { DECK, type Flat, type Place } from './pieces.ts';

/** Somebody who stands in a scene: metres from the middle of the deck, x to the right, z to the front. */
export interface Person {
  readonly x: number;
  readonly z: number;
}

/** A quad with a picture on it. */
interface Cutout {
  readonly shape: Shape;
  readonly texture: WebGLTexture;
}

/** It, where it is. */
export interface StandingCutout extends Cutout {
  readonly place: Place;
  readonly flat: Flat;
}

/** Width of a figure's picture, and of the shadow at its feet, in metres. */
const WIDTH = 0.64;
const SHADOW = 0.34;
const PIXELS_A_METRE = 256;
/** Light from above on neutral paper; it is seen on navy prints as on white counters. */
const PAPER = ['#c3cad6', '#79849a'] as const;
const EDGE = 'rgba(20,30,54,0.35)';
/** How far people lean back, as a part of their height, seen from right above: upright they would look like children. */
const LEAN = 0.4;

/** Flat people on the GPU, drawn on a canvas once. */
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
    people: readonly Person[],
    { eye, back }: Sight,
    [w, d]: readonly [number, number],
  ): StandingCutout[] {
    const away = ({ x, z }: Person) => Math.hypot(eye[0] - x, eye[2] - z);
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
  const pen = penFor(WIDTH * PIXELS_A_METRE, height * PIXELS_A_METRE);
  const { width, height: bottom } = pen.canvas;
  pen.beginPath();
  traceFigure(pen, figure, PIXELS_A_METRE / 100, [width / 2, bottom - 2]);
  const light = pen.createLinearGradient(0, 0, 0, bottom);
  for (const [at, colour] of PAPER.entries()) light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fill('evenodd');
  pen.lineWidth = 2;
  pen.strokeStyle = EDGE;
  pen.stroke();
  return cutout(gl, pen.canvas, [
    -WIDTH / 2,
    0,
    0,
    WIDTH / 2,
    0,
    0,
    WIDTH / 2,
    height,
    -height,
    -WIDTH / 2,
    height,
    -height,
  ]);
}

/** A soft spot a little above the floor, under the feet. */
function shadowOf(gl: WebGL2RenderingContext): Cutout {
  const pen = penFor(64, 64);
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

function penFor(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}
