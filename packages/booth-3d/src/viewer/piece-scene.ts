import type { Crop, ModelPiece, ModelScene, Socket } from './model.ts';
import { plus } from './vector.ts';

/** Returns the scene of one piece around its origin: bounds, marks, and its part of the shadow. */
export function pieceScene(scene: ModelScene, piece: ModelPiece): ModelScene {
  const { shadow, sockets, screens = [] } = scene;
  const { at, name, reach } = piece;
  const [x, z] = at;
  const [low, high] = piece.box;
  const side = 2 * reach;
  const own = (places: readonly Socket[]) =>
    places.filter(({ on }) => on === name).map((place) => ({ ...place, p: plus(place.p, [x, 0, z], -1) }));
  return {
    ...scene,
    sockets: own(sockets),
    screens: own(screens),
    box: [
      [low[0] - x, low[1], low[2] - z],
      [high[0] - x, high[1], high[2] - z],
    ],
    ...(shadow && { shadow: { x: 0, z: 0, w: side, d: side, crop: cropAround(at, side, shadow) } }),
  };
}

function cropAround([x, z]: ModelPiece['at'], side: number, shadow: NonNullable<ModelScene['shadow']>): Crop {
  const left = x - side / 2 - (shadow.x - shadow.w / 2);
  const back = z - side / 2 - (shadow.z - shadow.d / 2);
  return [left / shadow.w, back / shadow.d, side / shadow.w, side / shadow.d];
}
