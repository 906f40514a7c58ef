import { fetchFile } from './fetch-file.ts';

/** Files on their way, by address. */
const early = new Map<string, Promise<ArrayBuffer>>();

/** Requests a file before its user has loaded. */
export function askEarly(url: string): void {
  if (early.has(url)) return;
  const file = fetchFile(url).then((response) => response.arrayBuffer());
  // Its user retries
  file.catch(() => early.delete(url));
  early.set(url, file);
}

/** Returns a file that was requested early, once; null if it was not, or failed. */
export async function takeEarly(url: string): Promise<ArrayBuffer | null> {
  const file = early.get(url);
  early.delete(url);
  return (await file?.catch(() => null)) ?? null;
}
