import * as z from 'zod/mini';

/** Choice for an image of a record: the stored one, a new file, or none. */
export interface ImageChoice {
  /** URL of the stored image, kept unless a file replaces it. */
  readonly stored: string | null;
  /** A chosen file, uploaded on save. */
  readonly file: File | null;
}

/** Returns the initial choice for the stored image. */
export function storedImage(stored: string | null | undefined): ImageChoice {
  return { stored: stored ?? null, file: null };
}

/** Schema of an image choice in a form; accepts any choice. */
export function imageChoice() {
  return z.custom<ImageChoice>();
}
