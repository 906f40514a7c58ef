import type { Dress } from '../logo/dress.ts';
import { describeScene, type Feet, missingSummary } from '../placement/describe-scene.ts';
import { furnishBooth, type QuotedExtra } from './furnish-booth.ts';
import { SceneViewer } from './scene-viewer.ts';

export interface QuotedBooth {
  /** Address of the design's model. */
  readonly model: string;
  readonly title: string;
  readonly size: Feet;
  readonly extras: readonly QuotedExtra[];
}

export interface StillLook {
  readonly logo: ImageBitmap | Blob | null;
  readonly dress: Dress;
}

/** A logo sent with a booking. */
export interface SentLook {
  readonly file: Blob;
  readonly dress: Dress;
  /** The picture of the booth that came along; null without one. */
  readonly booth: File | null;
}

export interface BoothStill {
  readonly picture: Blob;
  /** Such as 'Launch, 10 by 10 feet, with two stools'. */
  readonly text: string;
  /** Text about extras of the quote that are not shown; empty if all are. */
  readonly missing: string;
}

/** Cached pictures, shared by parts of a page; the cards of one size need two or three. */
const MAX_KEPT = 6;
let kept: readonly { readonly of: readonly unknown[]; readonly still: BoothStill }[] = [];

/** The last drawing. Drawings run one at a time to keep the page responsive. */
let turn: Promise<unknown> = Promise.resolve();
/** Number of drawings waiting or running; they share a viewer. */
let waiting = 0;
let shared: SceneViewer | null = null;

/** In pixels, as of the designs' pictures: sharp on half a printed page. */
const SIZE = [1200, 900] as const;

/**
 * Queues a drawing of a booth, or returns a recent picture of it.
 * @param signal aborted when nothing shows the picture any more; it is then not drawn
 * @throws SceneProblem, Error if the model is missing or cannot be loaded, or this browser cannot draw it
 * @example const { picture, text } = await boothStill({ model, title, size: '10x20', extras }, { logo, dress }, signal)
 */
export function boothStill(
  booth: QuotedBooth,
  { logo, dress }: StillLook,
  signal: AbortSignal,
): Promise<BoothStill> {
  const of = [JSON.stringify([booth, dress]), logo];
  waiting++;
  const drawn = turn.then(async () => {
    signal.throwIfAborted();
    const known = kept.find((each) => each.of.every((part, index) => part === of[index]));
    if (known) return known.still;
    const still = await drawBooth(booth, { logo, dress });
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

async function drawBooth({ model, title, size, extras }: QuotedBooth, { logo, dress }: StillLook) {
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
    await shared.setLook(logo, dress);
    const unshown = extras.filter(({ slug }) => withoutModel.includes(slug)).map(({ name }) => name);
    return {
      picture: await shared.still(...SIZE),
      text: describeScene({ title }, size, placed),
      missing: missingSummary(missing, unshown, title),
    };
  } catch (error) {
    // Its context may be lost
    disposeShared();
    throw error;
  }
}
