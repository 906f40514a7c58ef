/** The hero's booth with the visitor's logo: its picture without marks, tinted walls, and the logo on its places. */
import { createCanvasContext } from '../booth/create-canvas-context.ts';
import type { Rgb } from '../booth/logo/color-math.ts';
import { dressSentence } from '../booth/logo/dress-words.ts';
import { artOf } from '../booth/logo/logo-art.ts';
import { inkOn, inkUrl, markStyle, wallColors } from '../booth/logo/project-logo.ts';
import { LogoProblem, type OwnLogo, readLogo } from '../booth/logo/read-logo.ts';
import { type BlankHero, blankHero } from './blank-hero.ts';

/** Longer side of the logo as drawn, in pixels. */
const DRAWN = 640;
/** Walls as designed, as in the other pictures of this booth. */
const DESIGNED = { css: 'linear-gradient(75deg, #0b1c5a, #1f50e0)', ground: [24, 58, 160] as Rgb };

/** Counts files, so that an older one does not replace a newer one. */
let newest = 0;
let isWorn = false;

/**
 * Puts a file's logo on the hero's booth, says how, and gives it to the wizard. What is no logo is reported next to the
 * field, and the booth stays as it is.
 * @returns false if the file is no logo
 * @throws Error if a picture or the wizard's part cannot be loaded
 */
export async function wearLogo(hero: HTMLElement, file: File): Promise<boolean> {
  const current = ++newest;
  say(hero, 'problem', '');
  try {
    const [logo] = await Promise.all([readLogo(file), preload()]);
    if (current !== newest) return true;
    show(hero, logo);
    await giveToWizard(logo);
    return true;
  } catch (error) {
    if (!(error instanceof LogoProblem)) throw error;
    const isPrintFile = error.reason === 'print-file';
    say(hero, 'problem', `${error.message}${isWorn && !isPrintFile ? ' Your logo stays as it is.' : ''}`);
    // The wizard's field says how to send it
    if (isPrintFile) (await import('../booth/logo/own-look.ts')).offerInstead(file, error.message);
    return false;
  }
}

/** Keeps the logo for the wizard, and loads the viewer for the cards that come next. */
async function giveToWizard(logo: OwnLogo): Promise<void> {
  // After the picture, since they are not needed for it
  const [{ takeLogo }, { canShow3d }] = await Promise.all([
    import('../booth/logo/own-look.ts'),
    import('../booth/viewer/can-show-3d.ts'),
  ]);
  await takeLogo(Promise.resolve(logo));
  // A failure is reported when something is drawn
  if (canShow3d()) import('../booth/viewer/booth-still.ts').catch(() => undefined);
}

/** Requests the pictures of the blank booth for this window. */
export function preload(): Promise<unknown> {
  const blank = blankHero();
  return Promise.all(
    (blank ? [blank.picture, blank.walls, blank.accents] : []).map((src) => {
      const image = new Image();
      image.src = src;
      return image.decode();
    }),
  );
}

function say(hero: HTMLElement, where: 'problem' | 'status', text: string): void {
  const element = hero.querySelector(`[data-hero-${where}]`);
  if (element) element.textContent = text;
}

/** Shows the logo, or without a blank booth only the way to the designs. */
function show(hero: HTMLElement, logo: OwnLogo): void {
  const stage = hero.querySelector<HTMLElement>('[data-hero-booth]');
  const blank = blankHero();
  if (stage && blank) draw(stage, blank, logo);
  else hero.querySelector('[data-design]')?.remove();
  isWorn = true;
  say(hero, 'status', dressSentence(logo.dress, logo));
  for (const element of hero.querySelectorAll<HTMLElement>('[data-hero-worn]')) element.hidden = false;
}

function draw(stage: HTMLElement, blank: BlankHero, logo: OwnLogo): void {
  const { dress } = logo;
  const { picture, walls, accents, width, height, places } = blank;
  const art = artOf(smaller(logo.bitmap));
  const { wall, accent } = wallColors(dress, art);
  const urls = new Map<string, string>();
  const urlOn = (ground: Rgb | null) => {
    const ink = inkOn(ground ?? DESIGNED.ground, dress, art);
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
  scene.append(
    part({ inset: '0', background: `url(${picture}) 0 0 / 100% 100%` }),
    tint(wall, walls),
    tint(accent, accents),
    ...places.map(({ onAccent, ...place }) => part(markStyle(place, urlOn(onAccent ? accent : wall)))),
  );
  stage.replaceChildren(scene);
  stage.hidden = false;
  cover(stage, scene, width, height);
}

function part(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', ...style });
  return element;
}

function tint(color: Rgb | null, mask: string): HTMLElement {
  const image = `url(${mask})`;
  return part({
    inset: '0',
    background: color ? `rgb(${color.join()})` : DESIGNED.css,
    mixBlendMode: 'multiply',
    maskImage: image,
    maskSize: '100% 100%',
  });
}

let fitting: ResizeObserver | undefined;

/** Covers the stage as `object-fit: cover` does, with the stage's `object-position`. */
function cover(stage: HTMLElement, scene: HTMLElement, width: number, height: number): void {
  fitting?.disconnect();
  fitting = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = stage;
    const by = Math.max(clientWidth / width, clientHeight / height);
    const [x = 50, y = 50] = getComputedStyle(stage).objectPosition.split(' ').map(Number.parseFloat);
    const left = ((clientWidth - width * by) * x) / 100;
    const top = ((clientHeight - height * by) * y) / 100;
    scene.style.transform = `translate(${left}px, ${top}px) scale(${by})`;
  });
  fitting.observe(stage);
}

/** Returns a small copy of a logo, since every pixel of it is judged. */
function smaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const by = Math.min(1, DRAWN / Math.max(bitmap.width, bitmap.height));
  const pen = createCanvasContext(Math.ceil(bitmap.width * by), Math.ceil(bitmap.height * by));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, pen.canvas.width, pen.canvas.height);
  return pen.canvas;
}
