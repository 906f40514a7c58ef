/** The lines of an iCalendar file (RFC 5545, 3.1), read tolerantly. */

/** Longer lines are cut: no real line of dates or rules is longer, and patterns must not run over megabytes. */
const MAX_LINE = 100_000;

/** Yields a file's lines, unfolded. Line ends may be CR only (old Macs), and empty lines are skipped. */
export function* contentLines(file: string): Generator<string> {
  let line = '';
  for (const [part] of file.replace(/^\uFEFF/, '').matchAll(/[^\r\n]+/g)) {
    const isFolded = line !== '' && /^[ \t]/.test(part);
    if (isFolded || (DATES.test(part) && DATED.test(line))) {
      if (line.length < MAX_LINE) line += isFolded ? part.slice(1) : `,${part}`;
      continue;
    }
    if (line) yield line;
    line = part;
  }
  if (line) yield line;
}

/** A list of dates that goes on without the fold's space (SparkDevNetwork/Rock#4112). */
const DATES = /^[,;]?\d{4}-?\d\d-?\d\d(?:T\d\d:?\d\d:?\d\d(?:\.\d+)?Z?)?(?:[,;/]|$)/i;
const DATED = /^(?:RDATE|EXDATE|FREEBUSY)[;:]/i;

/** Returns a line's name in upper case; empty for a line that has no colon, as unfolded descriptions leave behind. */
export function nameOf(line: string): string {
  return line.includes(':') ? (/^[\w-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '') : '';
}

/** Returns the text after the name and parameters; a colon in quotes does not end them. */
export function textOf(line: string): string {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return line.slice(index + 1).trim();
  }
  return line.slice(line.indexOf(':') + 1).trim();
}

/** Start of the dates of a line: the first colon before a date. */
const FIRST_DATE = /:(?=\s*\d{4}-?\d\d-?\d\d)/;

/**
 * Returns a line up to its dates or periods. A colon before them need not be the first, nor in quotes: Exchange writes
 * `TZID=tzone://Microsoft/Utc`, Outlook `TZID=(GMT-05:00) Eastern Time`.
 */
export function beforeDates(line: string): string {
  const colon = line.search(FIRST_DATE);
  return line.slice(0, (colon < 0 ? line.lastIndexOf(':') : colon) + 1);
}

/** Returns the dates or periods of a line. Some separate them by semicolons. */
export function datesOf(line: string): string[] {
  const texts = line.slice(beforeDates(line).length).split(/[,;]/);
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Returns a parameter without its quotes; empty if there is none. */
export function parameterOf(line: string, name: string): string {
  for (const [, key = '', value = ''] of line.matchAll(/;([\w-]+)=("[^"]*"|[^";:]*)/g))
    if (key.toUpperCase() === name) return unquoted(value);
  return '';
}

/** Returns the zone that a line of dates names, which may have a colon, as above; empty if it names none. */
export function zoneNameOf(line: string): string {
  const head = beforeDates(line).slice(0, -1);
  return unquoted(/;TZID=("[^"]*"|[^;]*)/i.exec(head)?.[1] ?? '');
}

function unquoted(text: string): string {
  return text.replace(/^["']|["']$/g, '').trim();
}
