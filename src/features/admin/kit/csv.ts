/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Begins a formula in some spreadsheet, wide forms included, also behind what cannot be seen; so does a line break. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Needs quotes: what ends a cell, also where spreadsheets take semicolons or tabs for that. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/**
 * Rows as CSV text (RFC 4180: commas, quotes doubled, lines ended by CRLF) with a byte order mark. Cells that a
 * spreadsheet would take for a formula start with an apostrophe, which it shows as text: visitors type what they like.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Has the browser save `text` as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment later
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
