/** What the server can read; naming the types makes phones convert what it cannot. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Whether the file calls itself one of these; what it is in truth, the server finds out. */
export function isReadableImage({ type }: File): boolean {
  return IMAGE_TYPES.split(',').includes(type);
}

/** The look of a file input and of the button in it. */
export const FILE_INPUT_CLASS =
  'focus-ring block w-full min-w-0 rounded-control text-sm text-muted ' +
  'file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong ' +
  'file:bg-white file:px-3.5 file:text-sm file:font-medium file:text-ink pointer-coarse:file:min-h-11 disabled:opacity-60';
