/** Draws a quote's booth off screen. */
import type { StandardSize } from '../../domain/catalogue.ts';
import { describeScene, missingSummary, spokenSize } from '../placement/describe-scene.ts';
import { SceneViewer } from './scene-viewer.ts';

/** A design and its extras. */
export interface QuotedBooth {
  readonly slug: string;
  readonly title: string;
  readonly size: StandardSize;
  readonly extras: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
}

/** A visitor's logo and color. */
export interface StillLook {
  readonly logo: { readonly bitmap: ImageBitmap } | null;
  /** The colour of prints, such as `#2456f5`. */
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

/** Called with each picture, or the error (such as a `SceneProblem`). */
export interface StillListener {
  readonly drawn: (still: BoothStill) => void;
  readonly failed: (error: unknown) => void;
}

/** Draws a booth whenever its look changes; returns a function that stops it. */
export type FollowBooth = (booth: QuotedBooth, told: StillListener) => () => void;

/** Draws a booth once; a stopped listener is not called. */
export function drawnOnce(draw: (booth: QuotedBooth) => Promise<BoothStill>): FollowBooth {
  return (booth, { drawn, failed }) => {
    let isWanted = true;
    draw(booth).then(
      (still) => isWanted && drawn(still),
      (error: unknown) => isWanted && failed(error),
    );
    return () => {
      isWanted = false;
    };
  };
}

/** Draws the booth as designed, with the extras. */
export const drawAsDesigned = drawnOnce((booth) => drawBooth(booth, { logo: null, tint: null }));

/** A logo and print color sent with a booking. */
export interface SentLook {
  readonly file: Blob;
  readonly tint: string | null;
}

/** Draws the booth with a sent look, and the extras. */
export function drawWith({ file, tint }: SentLook): FollowBooth {
  return drawnOnce(async (booth) =>
    drawBooth(booth, { logo: { bitmap: await createImageBitmap(file) }, tint }),
  );
}

/** Size in pixels: 4:3 like the designs' pictures, and sharp on half a printed page. */
const [WIDTH, HEIGHT] = [1200, 900];

/** @throws SceneProblem, Error if there is no such model, it cannot be loaded, or this browser cannot draw it */
export async function drawBooth(
  { slug, title, size, extras }: QuotedBooth,
  { logo, tint }: StillLook,
): Promise<BoothStill> {
  // A chunk shared with the scenes, which load it after the design
  const { placeExtras } = await import('../placement/place-extras.ts');
  const { placed, missing, withoutModel } = placeExtras(
    slug,
    extras.map(({ id, name, quantity }) => ({ slug: id, name, quantity })),
  );
  const viewer = new SceneViewer({
    canvas: document.createElement('canvas'),
    startView: 'frontview',
    // A single picture may take longer than an interactive frame
    patienceMs: Number.POSITIVE_INFINITY,
    onProblem: () => {},
  });
  try {
    await viewer.setDesign(slug);
    await viewer.setPieces(placed);
    viewer.setTint(tint);
    viewer.setLogo(logo?.bitmap ?? null);
    const unknown = extras.filter(({ id }) => withoutModel.includes(id));
    return {
      picture: await viewer.still(WIDTH, HEIGHT),
      text: describeScene({ title }, spokenSize(size), placed),
      missing: missingSummary(
        missing,
        unknown.map(({ name }) => name),
        title,
      ),
    };
  } finally {
    viewer.dispose();
  }
}
