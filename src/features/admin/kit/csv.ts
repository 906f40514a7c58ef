/** Byte order mark, so that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Starts a formula in some spreadsheet, including full-width characters and after invisible ones or line breaks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Needs quotes: separators of any spreadsheet, including semicolons and tabs. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/**
 * Rows as CSV text (RFC 4180: commas, quotes doubled, lines ended by CRLF) with a byte order mark. Cells that look like
 * a formula get an apostrophe in front, since visitors can type anything.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
