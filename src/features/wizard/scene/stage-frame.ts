/**
 * Frame of the booth beside the steps: 4:3, or as high as leaves room for what stands below it in the window. Its own
 * file, since it keeps the place while the rest loads.
 */
export const STAGE_FRAME =
  'relative aspect-4/3 max-h-[calc(100dvh-20rem)] min-h-48 w-full overflow-hidden rounded-t-panel bg-navy-900 [@media(height<52rem)]:max-h-[calc(100dvh-15rem)]';
