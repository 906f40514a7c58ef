/** Pictures of a booth with the look that somebody has sent. Loaded by whoever shows one. */
import { drawBooth, drawnOnce, type FollowBooth } from './booth-still.ts';

/** What was sent: an image, and the colour of prints. */
export interface SentLook {
  readonly file: Blob;
  readonly tint: string | null;
}

/** The booth with that logo and colour, and the extras. */
export function drawWith({ file, tint }: SentLook): FollowBooth {
  return drawnOnce(async (booth) =>
    drawBooth(booth, { logo: { bitmap: await createImageBitmap(file) }, tint }),
  );
}
