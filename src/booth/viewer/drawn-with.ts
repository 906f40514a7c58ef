/** Pictures of a booth with a look that was sent with a booking. Imported lazily. */
import { drawBooth, drawnOnce, type FollowBooth } from './booth-still.ts';

/** A sent logo and print color. */
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
