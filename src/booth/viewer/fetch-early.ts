import { DESIGN_FILES, HALL_URL } from './manifest.ts';

/** Pending files, by URL. */
const early = new Map<string, Promise<ArrayBuffer>>();

function askEarly(url: string): void {
  if (early.has(url)) return;
  const file = fetchFile(url).then((response) => response.arrayBuffer());
  // The viewer retries
  file.catch(() => early.delete(url));
  early.set(url, file);
}

/** Returns a file that was requested early, once; null if it was not, or failed. */
export async function takeEarly(url: string): Promise<ArrayBuffer | null> {
  const file = early.get(url);
  early.delete(url);
  return (await file?.catch(() => null)) ?? null;
}

/** Requests a design and its hall while the viewer's code still loads, which saves time on a slow line. */
export function fetchEarly(slug: string): void {
  const model = DESIGN_FILES[slug]?.href;
  if (model) askEarly(model);
  askEarly(HALL_URL);
}

/** @throws Error unless the answer is OK */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response;
}
