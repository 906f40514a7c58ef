import type { FixedView, ModelScene } from '../../packages/booth-3d/src/viewer/model.ts';

const FRONT: FixedView = { eye: [0, 1.5, 8], back: [0, 0, 1], half: 0.4, shift: [0, 0] };

/** Published views of a small model, all from the front. */
export const FRONT_VIEWS: ModelScene['views'] = {
  topview: FRONT,
  frontview: FRONT,
  leftview: FRONT,
  rightview: FRONT,
};
