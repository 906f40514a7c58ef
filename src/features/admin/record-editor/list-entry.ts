import * as z from 'zod/mini';
import { optionalLine } from '../../../domain/schemas/text.ts';

/** One entry of a list in a form; `key` tells it from its like while entries come and go. */
export interface ListEntry {
  readonly key: string;
  readonly text: string;
}

/** Entries with these texts; a list that would be empty gets one blank entry to type into. */
export function listEntries(texts: readonly string[]): ListEntry[] {
  return (texts.length > 0 ? texts : ['']).map(newEntry);
}

/** An entry of its own. */
export function newEntry(text = ''): ListEntry {
  return { key: crypto.randomUUID(), text };
}

/** A list of at most 30 entries of at most `max` characters; hands over their texts without the blank ones. */
export function entryTexts(max: number) {
  return z.pipe(
    z
      .array(z.object({ key: z.string(), text: optionalLine(max) }))
      .check(z.maxLength(30, { error: 'Use at most 30 entries' })),
    z.transform((entries: ListEntry[]) => entries.map(({ text }) => text).filter((text) => text !== '')),
  );
}

/** The list in words, one entry a line, to tell two versions of a record apart. */
export function describeEntries(entries: readonly ListEntry[]): string {
  return entries
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
}
