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
  'no-file': 'Nothing there to use. Save the image on this device and choose the file.',
  'no-image': 'That file is not a PNG, JPEG, WebP, AVIF or SVG image. Save your logo as one of these.',
  'too-large': 'That file is larger than 5 MB. A smaller copy will do: 1,024 pixels are enough here.',
  'too-many-pixels':
    'That image has more than 50 megapixels. A smaller copy will do: 1,024 pixels are enough here.',
  unreadable: 'That image cannot be opened. It may be damaged: try another copy, or save it as a PNG.',
  empty: 'There is nothing to see in that image: it is transparent, or damaged.',
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
