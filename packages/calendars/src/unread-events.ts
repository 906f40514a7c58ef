import { type Component, firstText } from './calendar-parts.ts';

const MAX_EXAMPLES = 10;
const MAX_WORDS = 4;
const MAX_TITLE = 40;

/** An event that could not be read, or not fully. */
export interface UnreadEvent {
  /** First words of its title; empty if it has none. */
  readonly title: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** Collects what could not be read. */
export class UnreadEvents {
  readonly #reasons = new Map<unknown, UnreadEvent>();

  /** Adds an event, once, with the first reason. */
  add(event: Component, reason: string): void {
    if (!this.#reasons.has(event)) this.#reasons.set(event, { title: titleOf(event), reason });
  }

  /** Adds a part of a calendar that has no title. */
  addUntitled(reason: string): void {
    this.#reasons.set(Symbol(reason), { title: '', reason });
  }

  list(): { count: number; examples: UnreadEvent[] } {
    return { count: this.#reasons.size, examples: [...this.#reasons.values()].slice(0, MAX_EXAMPLES) };
  }
}

function titleOf(event: Component): string {
  const title = firstText(event, 'SUMMARY')
    .slice(0, 200)
    .replace(/\\n/gi, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
  const words = title.split(/\s+/).slice(0, MAX_WORDS).join(' ');
  return words.length > MAX_TITLE ? `${words.slice(0, MAX_TITLE - 1)}…` : words;
}
