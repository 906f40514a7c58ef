/** Print files, which no browser draws as images. Without the schema library, which the hero does not load. */

/** Maximum bytes of a print file. */
export const MAX_PRINT_FILE_BYTES = 10 * 1024 * 1024;

/** Maximum characters of its name. */
export const MAX_FILE_NAME = 100;

/** Names of print files, without a folder. */
export const PRINT_FILE_NAME = /^[^/\\]+\.(pdf|ai|eps)$/i;

/** Bytes to look at: programs write a mark, blanks or a control character first. */
export const PRINT_FILE_START = 16;
/** Start of a PDF or AI, of PostScript (AI, EPS), and of an EPS with a preview. */
const STARTS = /^[^%]{0,8}(?:%PDF-|%!PS)|^\xC5\xD0\xD3\xC6/;

/** True for a PDF, AI or EPS, by its first bytes. Nothing else of it is read. */
export function isPrintFile(bytes: Uint8Array): boolean {
  return STARTS.test(String.fromCharCode(...bytes.subarray(0, PRINT_FILE_START)));
}
