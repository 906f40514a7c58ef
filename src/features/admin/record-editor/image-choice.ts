import * as z from 'zod/mini';
import type { DescribedField } from './record-kind.ts';

/** What a record is to show in one place: the image it has, a new one from this device, or none. */
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

/** The choice as a field in words, to tell two versions of a record apart, with the image itself. */
export function describeImage(label: string, image: ImageChoice): DescribedField {
  const { stored, file } = image;
  return { label, text: file ? `New image: ${file.name}` : (stored?.split('/').at(-1) ?? ''), image };
}
