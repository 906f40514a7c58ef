import { fetchFile } from './fetch-file.ts';

/** Files on their way, by address. */
const early = new Map<string, Promise<ArrayBuffer>>();

/** Asks for a file before whoever needs it is there. */
export function askEarly(url: string): void {
  if (early.has(url)) return;
  const file = fetchFile(url).then((response) => response.arrayBuffer());
  // Whoever needs it asks again
  file.catch(() => early.delete(url));
  early.set(url, file);
}

/** A file that was asked for early, for whoever asks first; null when it was not, or cannot be had. */
export async function takeEarly(url: string): Promise<ArrayBuffer | null> {
  const file = early.get(url);
  early.delete(url);
  return (await file?.catch(() => null)) ?? null;
}
