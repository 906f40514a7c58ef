import type { Content } from '../domain/content.ts';
import { type ApiResult, getJson } from './api-client.ts';

/** What there is to show while nothing could be loaded. */
export const NO_CONTENT: Content = { logo_url: null, booth_designs: [], extras: [], reference_projects: [] };

/** Pauses before the second, third and fourth try (specification section 9: up to 3 retries, growing pauses). */
const PAUSES_MS = [1_000, 3_000, 9_000];

let request: Promise<Content> | null = null;

/**
 * The published content, read once a page however often it is asked for. Never rejects: a failure is logged only, and
 * the lists are empty (specification section 8); the next call after it tries again.
 */
export function loadContent(): Promise<Content> {
  request ??= load();
  return request;
}

async function load(): Promise<Content> {
  let result = await getJson<Content>('/api/content');
  for (const pause of PAUSES_MS) {
    if (result.ok || !mayPass(result)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    result = await getJson<Content>('/api/content');
  }
  if (result.ok) return result.data;
  for (const list of ['booth designs', 'extras', 'reference projects']) {
    console.error(`Error loading ${list}: ${result.status} ${result.error}`);
  }
  request = null;
  return NO_CONTENT;
}

/** No answer, too many requests, or the server's own fault. */
function mayPass(result: ApiResult<Content>): boolean {
  return !result.ok && (result.status === 0 || result.status === 429 || result.status >= 500);
}
