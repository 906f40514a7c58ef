/**
 * The part of Cloud Logging's query language that our alerts use, so that tests can run them on log entries:
 * `field = value`, `!=`, `>=`, `>`, `<=`, `<`, `:` (contains), `=~` (matches), lists of values in brackets, AND, OR, NOT and brackets.
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */

/** A log entry. */
export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string; readonly labels: Readonly<Record<string, string>> };
  readonly jsonPayload?: Readonly<Record<string, unknown>>;
  readonly textPayload?: string;
}

/** True if a filter matches an entry. */
export type LogFilter = (entry: LogEntry) => boolean;

/** Severities in ascending order. */
const SEVERITIES = [
  'DEFAULT',
  'DEBUG',
  'INFO',
  'NOTICE',
  'WARNING',
  'ERROR',
  'CRITICAL',
  'ALERT',
  'EMERGENCY',
];

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|>=|<=|!=|=~|!~|[=<>:()]|[^\s"=<>:()!]+)/y;

/**
 * Parses a filter.
 * @throws an error with the position if the syntax is invalid or unsupported
 */
export function parseLogFilter(text: string): LogFilter {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (!token) throw new Error(`The filter cannot be read from here: ${text.slice(at)}`);
    tokens.push(token);
  }
  const rest = new Tokens(tokens);
  const filter = readAny(rest);
  if (rest.peek() !== undefined) throw new Error(`The filter has more than it should: ${rest.peek()}`);
  return filter;
}

class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Returns the next token without consuming it. */
  peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  take(expected?: string): string {
    const next = this.peek();
    if (next === undefined || (expected !== undefined && next !== expected)) {
      throw new Error(`The filter has ${next ?? 'its end'} where ${expected ?? 'more'} should be`);
    }
    this.#at += 1;
    return next;
  }
}

/**
 * OR binds more tightly than AND in this language, so mixing them needs brackets here.
 */
function readAny(tokens: Tokens): LogFilter {
  const first = readOne(tokens);
  const word = tokens.peek();
  if (word !== 'AND' && word !== 'OR') return first;
  const parts = [first];
  while (tokens.peek() === 'AND' || tokens.peek() === 'OR') {
    if (tokens.take() !== word) throw new Error('AND and OR stand side by side: use brackets');
    parts.push(readOne(tokens));
  }
  return word === 'AND'
    ? (entry) => parts.every((part) => part(entry))
    : (entry) => parts.some((part) => part(entry));
}

function readOne(tokens: Tokens): LogFilter {
  if (tokens.peek() === 'NOT') {
    tokens.take();
    const part = readOne(tokens);
    return (entry) => !part(entry);
  }
  if (tokens.peek() === '(') {
    tokens.take();
    const part = readAny(tokens);
    tokens.take(')');
    return part;
  }
  return readComparison(tokens);
}

type Comparison = (found: unknown, wanted: string) => boolean;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '=': (found, wanted) => String(found) === wanted,
  '!=': (found, wanted) => String(found) !== wanted,
  ':': (found, wanted) => String(found).toLowerCase().includes(wanted.toLowerCase()),
  '=~': (found, wanted) => new RegExp(wanted).test(String(found)),
  '!~': (found, wanted) => !new RegExp(wanted).test(String(found)),
  '>=': (found, wanted) => orderOf(found) >= orderOf(wanted),
  '<=': (found, wanted) => orderOf(found) <= orderOf(wanted),
  '>': (found, wanted) => orderOf(found) > orderOf(wanted),
  '<': (found, wanted) => orderOf(found) < orderOf(wanted),
};

function orderOf(value: unknown): number {
  const severity = SEVERITIES.indexOf(String(value));
  return severity >= 0 ? severity : Number(value);
}

function readComparison(tokens: Tokens): LogFilter {
  const field = tokens.take();
  const operator = tokens.take();
  const compare = COMPARISONS[operator];
  if (!/^[a-z]\w*(\.\w+)*$/i.test(field) || !compare)
    throw new Error(`This is no comparison: ${field} ${operator}`);
  const values: string[] = [];
  if (tokens.peek() === '(') {
    tokens.take();
    values.push(readValue(tokens));
    while (tokens.peek() === 'OR') {
      tokens.take();
      values.push(readValue(tokens));
    }
    tokens.take(')');
  } else {
    values.push(readValue(tokens));
  }
  // No comparison holds for a missing field
  return (entry) => {
    const found = fieldOf(entry, field);
    return found !== undefined && values.some((value) => compare(found, value));
  };
}

function readValue(tokens: Tokens): string {
  const token = tokens.take();
  return token.startsWith('"') ? (JSON.parse(token) as string) : token;
}

/** Value of an entry's field by path. */
export function fieldOf(entry: LogEntry, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry);
}
