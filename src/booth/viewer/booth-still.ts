/** Draws a quote's booth off screen. */
import type { StandardSize } from '../../domain/catalogue.ts';
import { describeScene, missingSummary, spokenSize } from '../placement/describe-scene.ts';
import { placeExtras } from '../placement/place-extras.ts';
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
  readonly logo: ImageBitmap | Blob | null;
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

/** A logo and print color sent with a booking. */
export interface SentLook {
  readonly file: Blob;
  readonly tint: string | null;
}

/** The latest picture, which several parts of a page show. */
let last: { readonly of: readonly unknown[]; readonly still: Promise<BoothStill> } | null = null;

/**
 * Draws a booth, or returns the latest picture if it is the same.
 * @throws SceneProblem, Error if there is no such model, it cannot be loaded, or this browser cannot draw it
 */
export function boothStill(booth: QuotedBooth, { logo, tint }: StillLook): Promise<BoothStill> {
  const of = [JSON.stringify(booth), logo, tint];
  if (last && of.every((part, index) => part === last?.of[index])) return last.still;
  const still = drawBooth(booth, { logo, tint });
  last = { of, still };
  // Retry after a failure
  still.catch(() => {
    if (last?.still === still) last = null;
  });
  return still;
}

/** Size in pixels: 4:3 like the designs' pictures, and sharp on half a printed page. */
const [WIDTH, HEIGHT] = [1200, 900];

async function drawBooth(
  { slug, title, size, extras }: QuotedBooth,
  { logo, tint }: StillLook,
): Promise<BoothStill> {
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
    viewer.setLogo(logo && (await createImageBitmap(logo)));
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
