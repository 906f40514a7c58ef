/** Pictures of a booth as designed, and with a look that was sent with a booking. Imported lazily. */
import { drawBooth, drawnOnce, type FollowBooth } from './booth-still.ts';

/** The booth as it is designed, with the extras. */
export const drawAsDesigned = drawnOnce((booth) => drawBooth(booth, { logo: null, tint: null }));

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
