/** Image types that the server reads. Naming them makes phones convert others. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** True if the file claims one of these types; the server checks its content. */
export function isReadableImage({ type }: File): boolean {
  return IMAGE_TYPES.split(',').includes(type);
}

/** The look of a file input and of the button in it. */
export const FILE_INPUT_CLASS =
  'focus-ring block w-full min-w-0 rounded-control text-sm text-muted ' +
  'file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong ' +
  'file:bg-white file:px-3.5 file:text-sm file:font-medium file:text-ink pointer-coarse:file:min-h-11 disabled:opacity-60';
