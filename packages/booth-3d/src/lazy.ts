/** Loads the code that draws a booth off screen: `boothStill`. */
export const loadStills = () => import('./viewer/booth-still.ts');

/** Loads the code that reads logos, which few visitors have: `readLogo`, `logoAt`, `drawSvg`, `LogoProblem`. */
export const loadLogoReader = () => import('./logo/read-logo.ts');

/** Loads the code that puts a logo on a drawn front: `preloadBlank`, `wearOn`. */
export const loadBlank = () => import('./logo/blank-booth.ts');

/** Loads the code that draws a design's front for logos: `drawBlank`. */
export const loadBlankDrawing = () => import('./viewer/draw-blank.ts');
