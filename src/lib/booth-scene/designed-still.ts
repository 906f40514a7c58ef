/** Pictures of a booth without anybody's look. Loaded by whoever shows one; nothing else imports it, so that it stays a chunk. */
import { drawBooth, type FollowBooth } from './booth-still.ts';

/** The booth as it is designed, with the extras. */
export const drawAsDesigned: FollowBooth = (booth, { drawn, failed }) => {
  let isWanted = true;
  drawBooth(booth, { logo: null, tint: null }).then(
    (still) => isWanted && drawn(still),
    (error: unknown) => isWanted && failed(error),
  );
  return () => {
    isWanted = false;
  };
};
