/** Puts a logo on a picture of a booth without marks and with white walls, with CSS alone (docs/decisions/0177). */
import type { Dress } from '../../domain/quote/dress.ts';
import { createCanvasContext } from '../create-canvas-context.ts';
import { type Rgb, rgbOf } from './color-math.ts';
import { artOf } from './logo-art.ts';
import { inkOn, inkUrl, type MarkPlace, markStyle, standsOn, wallColors } from './project-logo.ts';

/** A picture of a booth for a visitor's logo. */
export interface BlankBooth {
  readonly picture: string;
  /** Opaque where there are printed walls. */
  readonly walls: string;
  /** Opaque where white walls have an accent; undefined if nowhere. */
  readonly accents?: string | undefined;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Colors of the walls as designed, from left to right. */
  readonly colors: readonly [string, string];
  readonly places: readonly BlankPlace[];
}

interface BlankPlace extends MarkPlace {
  /** Ground of the logo. */
  readonly on: 'wall' | 'accent' | keyof typeof GROUNDS;
}

/** Grounds that keep their color, as rendered. */
const GROUNDS = { white: [208, 212, 222] as Rgb, wood: [62, 45, 31] as Rgb };
/** Longer side of the logo as drawn, in pixels. */
const DRAWN = 640;

/** Requests the pictures. */
export function preloadBlank(blank: BlankBooth | null): Promise<unknown> {
  const files = blank ? [blank.picture, blank.walls, blank.accents] : [];
  return Promise.all(
    files.map((src) => {
      if (!src) return null;
      const image = new Image();
      image.src = src;
      return image.decode();
    }),
  );
}

/**
 * Shows the booth with a logo in a positioned `stage`, fitted by its `object-fit`.
 * @returns how to stop following the stage's size
 */
export function wearOn(
  stage: HTMLElement,
  { picture, walls, accents, width, height, colors, places }: BlankBooth,
  { bitmap, dress }: { readonly bitmap: ImageBitmap; readonly dress: Dress },
): () => void {
  const art = artOf(smaller(bitmap));
  const { wall, accent } = wallColors(dress, art);
  const [left, right] = [rgbOf(colors[0]), rgbOf(colors[1])];
  const designed = left.map((part, index) => (part + (right[index] ?? 0)) / 2) as unknown as Rgb;
  const grounds = { wall: wall ?? designed, accent: accent ?? designed, ...GROUNDS };
  const urls = new Map<string, string>();
  const urlOn = (ground: Rgb) => {
    const ink = inkOn(ground, dress, art);
    const url = urls.get(ink) ?? inkUrl(ink, art);
    urls.set(ink, url);
    return url;
  };
  const scene = part({
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
    isolation: 'isolate',
  });
  const tint = (color: Rgb | null, mask: string) =>
    part({
      inset: '0',
      background: color ? `rgb(${color.join()})` : `linear-gradient(75deg, ${colors.join()})`,
      mixBlendMode: 'multiply',
      maskImage: `url(${mask})`,
      maskSize: '100% 100%',
    });
  scene.append(
    part({ inset: '0', background: `url(${picture}) 0 0 / 100% 100%` }),
    tint(wall, walls),
    ...(accents ? [tint(accent, accents)] : []),
    ...places
      .filter(({ on }) => on in grounds && (!(on in GROUNDS) || standsOn(grounds[on], art)))
      .map(({ on, ...place }) => part(markStyle(place, urlOn(grounds[on])))),
  );
  stage.replaceChildren(scene);
  return follow(stage, scene, width, height);
}

function part(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', ...style });
  return element;
}

/** Fits the scene into the stage as its `object-fit` and `object-position` say. */
function follow(stage: HTMLElement, scene: HTMLElement, width: number, height: number): () => void {
  const fitting = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = stage;
    const { objectFit, objectPosition } = getComputedStyle(stage);
    const pick = objectFit === 'contain' ? Math.min : Math.max;
    const by = pick(clientWidth / width, clientHeight / height);
    const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
    const left = ((clientWidth - width * by) * x) / 100;
    const top = ((clientHeight - height * by) * y) / 100;
    scene.style.transform = `translate(${left}px, ${top}px) scale(${by})`;
  });
  fitting.observe(stage);
  return () => fitting.disconnect();
}

/** Returns a small copy of a logo, since every pixel of it is judged. */
function smaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const by = Math.min(1, DRAWN / Math.max(bitmap.width, bitmap.height));
  const pen = createCanvasContext(Math.ceil(bitmap.width * by), Math.ceil(bitmap.height * by));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, pen.canvas.width, pen.canvas.height);
  return pen.canvas;
}
