import type { Content } from '../domain/content.ts';
import { getJson, replyText } from './api-client.ts';
import { leastPauseOfRead, withRetries } from './retry.ts';

/** What there is to show while nothing could be loaded. */
export const NO_CONTENT: Content = { logo_url: null, booth_designs: [], extras: [], reference_projects: [] };

/** Pauses before the second, third and fourth try: up to 3 retries, at growing intervals. */
const PAUSES_MS = [1_000, 3_000, 9_000];

let request: Promise<Content> | null = null;

/**
 * The published content, read once a page however often it is asked for. Never rejects: a failure is logged only, and
 * the lists are empty; the next call after it tries again.
 */
export function loadContent(): Promise<Content> {
  request ??= load();
  return request;
}

/** Has the content read anew at the next call, as in a page that was opened again. */
export function forgetContent(): void {
  request = null;
}

async function load(): Promise<Content> {
  const result = await withRetries(() => getJson<Content>('/api/content'), PAUSES_MS, leastPauseOfRead);
  if (result.ok) return result.data;
  for (const list of ['booth designs', 'extras', 'reference projects']) {
    console.error(`Error loading ${list}: ${replyText(result.reply)}`);
  }
  request = null;
  return NO_CONTENT;
}
