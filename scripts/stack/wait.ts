import { setTimeout as pause } from 'node:timers/promises';

/** True if an HTTP server answers at `url` without a server error. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Repeats `check` until it returns true; returns false after two minutes. */
export async function pollUntil(check: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (await check()) return true;
    await pause(100);
  }
  return false;
}
