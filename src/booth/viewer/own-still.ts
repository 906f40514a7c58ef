/** Pictures of the visitor's own booth: with the extras of the quote, and with the logo and colour that stay in the browser. */
import { $ownLook, type OwnLook, reviveOwnLook } from '../logo/own-look.ts';
import { type BoothStill, drawBooth, drawnOnce, type FollowBooth, type QuotedBooth } from './booth-still.ts';

/** Cache of the last picture, shared by all parts of the page. */
let last: { readonly booth: string; readonly look: OwnLook; readonly still: Promise<BoothStill> } | null =
  null;

/** Follows the look stored beside the draft. */
export const followOwn: FollowBooth = (booth, { drawn, failed }) => {
  let wish = 0;
  let unsubscribe = () => {};
  const draw = (look: OwnLook) => {
    const current = ++wish;
    stillOf(booth, look).then(
      (still) => current === wish && drawn(still),
      (error: unknown) => current === wish && failed(error),
    );
  };
  const begun = ++wish;
  void reviveOwnLook().then(() => {
    if (begun === wish) unsubscribe = $ownLook.subscribe(draw);
  });
  return () => {
    wish++;
    unsubscribe();
  };
};

/** Draws the look that this page remembers after the draft was deleted. */
export const drawRemembered = drawnOnce((booth) => stillOf(booth, $ownLook.get()));

function stillOf(booth: QuotedBooth, look: OwnLook): Promise<BoothStill> {
  const text = JSON.stringify(booth);
  if (last?.booth === text && last.look.logo === look.logo && last.look.tint === look.tint) return last.still;
  const still = drawBooth(booth, look);
  last = { booth: text, look, still };
  // Retry after a failure
  still.catch(() => {
    if (last?.still === still) last = null;
  });
  return still;
}
