/** Bytes that the bench measured, beside their limit. */
export interface Figure {
  readonly what: string;
  readonly bytes: number;
  /** KB of 1,000 bytes; null where nothing is promised. */
  readonly limit: number | null;
}

/** Prints the figures as a table. */
export function reportFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n| ${title} | KB | at most |\n|---|---:|---:|`);
  for (const figure of figures) {
    const verdict = isTooMuch(figure) ? ' (too much)' : '';
    console.log(`| ${figure.what} | ${(figure.bytes / 1000).toFixed(1)}${verdict} | ${figure.limit ?? ''} |`);
  }
}

export function isTooMuch({ bytes, limit }: Figure): boolean {
  return limit !== null && bytes > limit * 1000;
}
