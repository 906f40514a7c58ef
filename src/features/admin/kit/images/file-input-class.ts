/** Classes of a file input. */
export const fileInputClass =
  'focus-ring block w-full min-w-0 rounded-control text-sm text-muted file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-white file:px-3.5 file:text-sm file:font-medium file:text-ink pointer-coarse:file:min-h-11 disabled:opacity-60';
