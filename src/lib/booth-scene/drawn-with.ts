/** Pictures of a booth with the look that somebody has sent. Loaded by whoever shows one. */
import { drawBooth, type FollowBooth } from './booth-still.ts';

/** What was sent: an image, and the colour of prints. */
export interface SentLook {
  readonly file: Blob;
  readonly tint: string | null;
}

/** The booth with that logo and colour, and the extras. */
export function drawWith({ file, tint }: SentLook): FollowBooth {
  return (booth, { drawn, failed }) => {
    let isWanted = true;
    createImageBitmap(file)
      .then((bitmap) => drawBooth(booth, { logo: { bitmap }, tint }))
      .then(
        (still) => isWanted && drawn(still),
        (error: unknown) => isWanted && failed(error),
      );
    return () => {
      isWanted = false;
    };
  };
}
