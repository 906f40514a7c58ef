/** Places extras off the main thread. */
import { furnishBooth } from './furnish-booth.ts';
import type { PlacingAnswer, PlacingRequest } from './place-off-thread.ts';

self.onmessage = async ({ data: { id, booth } }: MessageEvent<PlacingRequest>) => {
  try {
    self.postMessage({ id, furnished: await furnishBooth(...booth) } satisfies PlacingAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies PlacingAnswer);
  }
};
