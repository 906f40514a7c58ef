/** The logo in the header, built in or loaded: on the dark hero a white plate keeps any logo legible. */
export const LOGO_CLASS =
  'h-9 w-auto max-w-44 rounded-control bg-white object-contain px-2 py-1 not-forced-colors:solid:bg-transparent not-forced-colors:solid:px-0 forced-color-adjust-none';
