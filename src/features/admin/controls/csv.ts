/** Byte order mark, so that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Beginnings that some spreadsheet reads as a formula, including full-width signs and leading invisible characters.
 * A program that separates cells by semicolons or tabs begins one after each of them.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/gu;

/** A phone number with a country code, and possibly an extension. */
const PHONE = /^\+(\d[\d\s()./\u2010-\u2015-]{5,24}?)(\s*(?:ext\.?|x|#)\s*\d{1,6})?$/i;

/** Cells that need quotes: they contain a separator of any spreadsheet, including semicolons and tabs. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180: commas, doubled quotes, CRLF) with a byte order mark. An apostrophe goes in front of
 * what looks like a formula, since visitors can type anything. Phone numbers have none, because other programs would
 * keep it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string): string {
  const safe = plainPhone(value) ?? value.replace(FORMULA, "$1'");
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a phone number without signs that a spreadsheet calculates with: '+15550100199', '(+15550100199) x12'. */
function plainPhone(value: string): string | undefined {
  const [, number, extension] = PHONE.exec(value.replace(/\p{Cf}/gu, '').trim()) ?? [];
  if (!number) return undefined;
  const digits = `+${number.replace(/\D/g, '')}`;
  return extension ? `(${digits}) ${extension.trim()}` : digits;
}
