/** Frame of the booth next to the steps: 4:3, or lower. In a separate file: it reserves the space for what loads. */
export const STAGE_FRAME =
  'relative aspect-4/3 max-h-[calc(100dvh-20rem)] min-h-48 w-full overflow-hidden rounded-t-panel bg-navy-900 [@media(height<52rem)]:max-h-[calc(100dvh-15rem)]';
