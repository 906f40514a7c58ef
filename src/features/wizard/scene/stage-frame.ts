/**
 * Classes for the frame of the booth next to the steps: 4:3, or lower if the window needs room for the parts
 * below it. In a separate file, since the frame reserves the space while the rest loads.
 */
export const STAGE_FRAME =
  'relative aspect-4/3 max-h-[calc(100dvh-20rem)] min-h-48 w-full overflow-hidden rounded-t-panel bg-navy-900 [@media(height<52rem)]:max-h-[calc(100dvh-15rem)]';
