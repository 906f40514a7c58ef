import * as z from 'zod/mini';

/** Choice of image for one place of a record: the stored one, a new one from this device, or none. */
export interface ImageChoice {
  /** Address of the image that the record has and keeps unless a file takes its place. */
  readonly stored: string | null;
  /** An image chosen on this device, to be uploaded when the record is saved. */
  readonly file: File | null;
}

/** The choice that a record with the image at `stored` starts with. */
export function storedImage(stored: string | null | undefined): ImageChoice {
  return { stored: stored ?? null, file: null };
}

/** An image choice as the field of a form; whatever can be chosen is good. */
export function imageChoice() {
  return z.custom<ImageChoice>();
}
