/** Draws a quote's booth off screen. */
import type { StandardSize } from '../../domain/quote/catalogue.ts';
import { describeScene, missingSummary, spokenSize } from '../placement/describe-scene.ts';
import { furnishBooth, sceneOf } from './furnish-booth.ts';
import type { QuotedExtra } from './quoted-extras.ts';
import { SceneViewer } from './scene-viewer.ts';

/** A design and its extras. */
export interface QuotedBooth {
  /** Address of the design's model. */
  readonly model: string;
  readonly title: string;
  readonly size: StandardSize;
  readonly extras: readonly QuotedExtra[];
}

/** A visitor's logo and color. */
export interface StillLook {
  readonly logo: ImageBitmap | Blob | null;
  /** The color of prints, such as `#2456f5`. */
  readonly tint: string | null;
}

/** A picture of a booth. */
export interface BoothStill {
  readonly picture: Blob;
  /** Description of the picture, such as 'Launch, 10 by 10 feet, with two stools'. */
  readonly text: string;
  /** Text about extras of the quote that are not shown; empty if all are. */
  readonly missing: string;
}

/** A logo and print color sent with a booking. */
export interface SentLook {
  readonly file: Blob;
  readonly tint: string | null;
}

/** A finished picture and what it shows. */
interface Kept {
  readonly of: readonly unknown[];
  readonly still: BoothStill;
}

/** Pictures to keep, which several parts of a page show; the cards of a size need two or three. */
const MAX_KEPT = 6;
let kept: readonly Kept[] = [];

/** The last drawing: only one runs at a time, so that the page stays responsive. */
let turn: Promise<unknown> = Promise.resolve();
/** Drawings that wait or run; they share a viewer. */
let waiting = 0;
let shared: SceneViewer | null = null;
/** Loads one model after another: the first at once, the next while it is drawn, so that they share no bandwidth. */
let loading: Promise<unknown> = Promise.resolve();

export interface StillOptions {
  /** Pixels; three quarters of it are its height, as of the designs' pictures. */
  readonly width?: number;
  /** Aborted once nothing shows it: it is then not drawn. */
  readonly signal?: AbortSignal;
}

/** Sharp on half a printed page. */
const WIDTH = 1200;

/**
 * Draws a booth after those that wait, or returns its picture if it was drawn lately.
 * @throws SceneProblem, Error if there is no such model, it cannot be loaded, or this browser cannot draw it
 */
export function boothStill(
  booth: QuotedBooth,
  { logo, tint }: StillLook,
  { width = WIDTH, signal }: StillOptions = {},
): Promise<BoothStill> {
  const of = [JSON.stringify(booth), logo, tint, width];
  waiting++;
  // Drawing it reports a failure
  loading = loading.then(() => (signal?.aborted ? null : sceneOf(booth.model))).catch(() => undefined);
  const drawn = turn.then(async () => {
    signal?.throwIfAborted();
    const known = kept.find((each) => each.of.every((part, index) => part === of[index]));
    if (known) return known.still;
    const still = await drawBooth(booth, { logo, tint }, width);
    kept = [...kept, { of, still }].slice(-MAX_KEPT);
    return still;
  });
  turn = drawn.then(leave, leave);
  return drawn;
}

function leave(): void {
  waiting--;
  if (waiting === 0) disposeShared();
}

function disposeShared(): void {
  shared?.dispose();
  shared = null;
}

async function drawBooth(
  { model, title, size, extras }: QuotedBooth,
  { logo, tint }: StillLook,
  width: number,
): Promise<BoothStill> {
  shared ??= new SceneViewer({
    canvas: document.createElement('canvas'),
    startView: 'frontview',
    onProblem: () => {},
  });
  try {
    const [{ placed, missing, withoutModel }] = await Promise.all([
      furnishBooth(model, extras),
      shared.setDesign(model),
    ]);
    await shared.setPieces(placed);
    shared.setTint(tint);
    shared.setLogo(logo && (await createImageBitmap(logo)));
    const unknown = extras.filter(({ slug }) => withoutModel.includes(slug));
    return {
      picture: await shared.still(width, (width * 3) / 4),
      text: describeScene({ title }, spokenSize(size), placed),
      missing: missingSummary(
        missing,
        unknown.map(({ name }) => name),
        title,
      ),
    };
  } catch (error) {
    // Its context may be lost
    disposeShared();
    throw error;
  }
}
