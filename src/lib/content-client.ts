import type { Content } from '../domain/content.ts';
import { getJson, replyText } from './api-client.ts';

let request: Promise<Content | null> | null = null;

/** Loads the published content, once per page. Null if that failed, which is logged; the next call tries again. */
export function loadContent(): Promise<Content | null> {
  request ??= load();
  return request;
}

/** Makes the next call load the content again. */
export function forgetContent(): void {
  request = null;
}

async function load(): Promise<Content | null> {
  const result = await getJson<Content>('/api/content', { pauses: [1_000, 3_000, 9_000] });
  if (result.ok) return result.data;
  for (const list of ['booth designs', 'extras', 'reference projects']) {
    console.error(`Error loading ${list}: ${replyText(result.reply)}`);
  }
  request = null;
  return null;
}
