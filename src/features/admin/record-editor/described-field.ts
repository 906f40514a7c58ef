import type { ImageChoice } from './image-choice.ts';

/** A field of a record in words, to tell two versions apart. */
export interface DescribedField {
  readonly label: string;
  readonly text: string;
  /** The image, of a field that is one. */
  readonly image?: ImageChoice;
}

/** The choice as a field in words, to tell two versions of a record apart, with the image itself. */
export function imageInWords(label: string, image: ImageChoice): DescribedField {
  const { stored, file } = image;
  return { label, text: file ? `New image: ${file.name}` : (stored?.split('/').at(-1) ?? ''), image };
}
