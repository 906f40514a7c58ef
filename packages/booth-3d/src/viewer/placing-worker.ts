/** Places extras off the main thread. */
import { furnishBooth } from './furnish-booth.ts';
import type { PlacingAnswer, PlacingCalls, PlacingRequest } from './place-off-thread.ts';

const CALLS: PlacingCalls = { furnishBooth };

self.onmessage = async ({ data: { id, name, args } }: MessageEvent<PlacingRequest>) => {
  const call = CALLS[name] as (...all: readonly unknown[]) => Promise<unknown>;
  try {
    self.postMessage({ id, result: await call(...args) } satisfies PlacingAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies PlacingAnswer);
  }
};
