/**
 * For the browser. Bundlers leave out what a page does not use, so that a page's first script can import the light parts.
 * The functions that begin with `load` fetch the code of the heavy ones.
 */
export { drawWithin, fileOf, loadImage } from './create-canvas-context.ts';
export * from './lazy.ts';
export { preloadBlank, wearOn } from './logo/blank-booth.ts';
export { type BlankBooth, blankDesign, placeIn } from './logo/blank-sheet.ts';
export { dressSentence } from './logo/dress-words.ts';
export { LOGO_TYPES } from './logo/logo-types.ts';
export { LogoProblem, type OwnLogo, readLogo } from './logo/read-logo.ts';
export { describeSurface, describeSurfaces, sizeText } from './marking/describe-surface.ts';
export { formatFeet, readFeet } from './marking/feet.ts';
export { readFacts } from './marking/missing.ts';
export { draggedTo, HANDLES, handlesOf, surfaceAt } from './marking/pointing.ts';
export { type PressTargetModel, readSurfaces } from './marking/read-surfaces.ts';
export { rectangleIn, type SurfaceRectangle } from './marking/surface-rectangle.ts';
export { isSameSurface, type Surface } from './marking/surfaces.ts';
export { describeScene, missingText, swapText } from './placement/describe-scene.ts';
export type { FurnishedFloor } from './placement/furnish.ts';
export type { Pose } from './placement/outline.ts';
export type { PlacedPiece, Placement } from './placement/place-extras.ts';
export { indexOf, nearestFit, nextFit } from './placement/spots.ts';
export type { BoothStill, QuotedBooth, SentLook, StillLook } from './viewer/booth-still.ts';
export type { Frustum } from './viewer/camera.ts';
export type { QuotedExtra } from './viewer/furnish-booth.ts';
export type { ModelScene, Vec3, ViewName } from './viewer/model.ts';
export { modelPictures } from './viewer/model-pictures.ts';
export { furnishOffThread } from './viewer/place-off-thread.ts';
export { SceneProblem, type SceneProblemReason } from './viewer/scene-problem.ts';
export { SceneViewer } from './viewer/scene-viewer.ts';
