/** Puts a logo on a booth's blank sheet with CSS alone. */
import { drawWithin, loadImage } from '../create-canvas-context.ts';
import { type BlankBooth, type BlankPlace, CELLS, type Cell, COLUMNS } from './blank-sheet.ts';
import type { Rgb } from './color-math.ts';
import type { Dress } from './dress.ts';
import { artOf } from './logo-art.ts';
import { inkOn, inkUrl, markStyle, wallColors } from './project-logo.ts';

/** Longer side of the logo as drawn, in pixels, since every one is judged. */
const DRAWN = 640;

/**
 * Requests the pictures.
 * @example await preloadBlank(blankDesign(model))
 */
export async function preloadBlank(blank: BlankBooth | null): Promise<void> {
  if (blank) await loadImage(blank.sheet);
}

/**
 * Shows the booth with a logo in a positioned `stage`, fitted by its `object-fit`.
 * @returns how to stop following the stage's size
 * @example const stop = wearOn(stage, blankDesign(model), { bitmap: logo.bitmap, dress: logo.dress })
 */
export function wearOn(
  stage: HTMLElement,
  { sheet, size, box, places, isCutOut }: BlankBooth,
  { bitmap, dress }: { readonly bitmap: ImageBitmap; readonly dress: Dress },
): () => void {
  const art = artOf(drawWithin(bitmap, DRAWN).canvas);
  const { wall, accent } = wallColors(dress, art);
  const urls = new Map<string, string>();
  const urlOn = ({ on, ground }: BlankPlace) => {
    const print = { wall, accent, slats: null, own: null }[on];
    const ink = on === 'slats' && !art.isPhoto ? 'white' : inkOn(print ?? ground, dress, art);
    const url = urls.get(ink) ?? inkUrl(ink, dress, art);
    urls.set(ink, url);
    return url;
  };
  const cell = (name: Cell) => {
    const [at, rows] = [CELLS.indexOf(name), CELLS.length / COLUMNS];
    const [x, y] = [(at % COLUMNS) / (COLUMNS - 1), Math.floor(at / COLUMNS) / (rows - 1)];
    return `url(${sheet}) ${x * 100}% ${y * 100}% / ${COLUMNS * 100}% ${rows * 100}%`;
  };
  const masked = (name: Cell) => ({ mask: cell(name), maskMode: 'luminance' });
  // White under a color's light adds the printed surfaces to the picture with black ones
  const printed = (name: Cell, [r, g, b]: Rgb) =>
    part({
      inset: '0',
      background: `linear-gradient(rgb(${r} ${g} ${b}) 0 0), ${cell(name)}`,
      backgroundBlendMode: 'multiply',
      mixBlendMode: 'screen',
    });
  const marks = part({ inset: '0', ...masked('marks') });
  for (const [index, place] of places.entries()) {
    const layer = part({ inset: '0', clipPath: outside(places.slice(index + 1), box) });
    layer.append(part(markStyle(place, urlOn(place))));
    marks.append(layer);
  }
  const [left, top, width, height] = box.map((length) => `${length}px`);
  const cutOut = isCutOut && masked('silhouette');
  const booth = part({ left, top, width, height, isolation: 'isolate', ...cutOut });
  booth.append(
    part({ inset: '0', background: cell(wall ? 'dark' : 'designed') }),
    ...(wall && accent ? [printed('walls', wall), printed('accents', accent)] : []),
    marks,
  );
  const scene = part({ width: `${size[0]}px`, height: `${size[1]}px`, transformOrigin: '0 0' });
  scene.append(booth);
  stage.replaceChildren(scene);
  return follow(stage, scene, size);
}

/** Returns the shape of everything but nearer places, which a mark behind them is not to be seen on. */
function outside(nearer: readonly BlankPlace[], [, , width, height]: BlankBooth['box']): string {
  const quads = nearer.map(({ corners }) => `M${corners.join('L')}Z`);
  return `path(evenodd, "M0 0H${width}V${height}H0Z${quads.join('')}")`;
}

function part(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', ...style });
  return element;
}

/** Fits the scene into the stage as its `object-fit` and `object-position` say. */
function follow(stage: HTMLElement, scene: HTMLElement, [width, height]: BlankBooth['size']): () => void {
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
