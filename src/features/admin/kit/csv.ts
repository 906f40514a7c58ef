/** Byte order mark, so that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Cells that some spreadsheet reads as a formula, including full-width signs and leading invisible
 * characters.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Cells that need quotes: they contain a separator of any spreadsheet, including semicolons and tabs. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180: commas, doubled quotes, CRLF) with a byte order mark. Prefixes cells that
 * look like a formula with an apostrophe, since visitors can type anything.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
