/** Why a file cannot be the logo. */
export type LogoProblemReason =
  | 'no-file'
  | 'no-image'
  | 'too-large'
  | 'too-many-pixels'
  | 'unreadable'
  | 'empty';

/** Largest file, in bytes. */
export const MOST_BYTES = 5 * 1024 * 1024;
/** Most pixels that an image may have before it is made smaller. */
export const MOST_PIXELS = 50_000_000;

const ANSWERS: Readonly<Record<LogoProblemReason, string>> = {
  'no-file': 'Nothing usable there. Save the image on this device and choose the file.',
  'no-image': 'That file is not a PNG, JPEG, WebP, AVIF or SVG image. Save your logo as one of these.',
  'too-large': 'That file is larger than 5 MB. Use a smaller copy: 1,024 pixels are enough.',
  'too-many-pixels': 'That image has more than 50 megapixels. Use a smaller copy: 1,024 pixels are enough.',
  unreadable: 'That image cannot be opened. It may be damaged: try another copy, or save it as a PNG.',
  empty: 'That image is empty: it is transparent or damaged.',
};

/** A file cannot be the logo; the message is for the visitor. */
export class LogoProblem extends Error {
  readonly reason: LogoProblemReason;

  constructor(reason: LogoProblemReason, cause?: unknown) {
    super(ANSWERS[reason], { cause });
    this.name = 'LogoProblem';
    this.reason = reason;
  }
}
