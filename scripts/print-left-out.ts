import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEFT_OUT_FILE, type LeftOut, leftOutText } from '../src/config/left-out.ts';

/**
 * Prints the records and pages that a built site leaves out.
 * @param summary file that gets the list too, as Markdown
 */
export function printLeftOut(dist: string, summary?: string): void {
  const text = leftOutText(JSON.parse(readFileSync(join(dist, LEFT_OUT_FILE), 'utf8')) as LeftOut[]);
  if (!text) return;
  console.warn(`\n${text}\n`);
  if (summary) appendFileSync(summary, `\`\`\`text\n${text}\n\`\`\`\n`);
}
