import * as z from 'zod/mini';
import { optionalLine } from '../../../../domain/schemas/text.ts';

/** One entry of a list in a form; `key` tells it from its like while entries come and go. */
export interface ListEntry {
  readonly key: string;
  readonly text: string;
}

/** Entries with these texts; a list that would be empty gets one blank entry to type into. */
export function listEntries(texts: readonly string[]): ListEntry[] {
  return (texts.length > 0 ? texts : ['']).map(newEntry);
}

export function newEntry(text = ''): ListEntry {
  return { key: crypto.randomUUID(), text };
}

/** A list of at most `most` entries of at most `longest` characters; hands over their texts without the blank ones. */
export function entryTexts(longest: number, most: number) {
  return z.pipe(
    z
      .array(z.object({ key: z.string(), text: optionalLine(longest) }))
      .check(z.maxLength(most, { error: `Use at most ${most} entries` })),
    z.transform((entries: ListEntry[]) => entries.map(({ text }) => text).filter((text) => text !== '')),
  );
}
