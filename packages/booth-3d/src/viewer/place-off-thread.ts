import type { FurnishedFloor } from '../placement/furnish.ts';
import { CalledWorker } from './called-worker.ts';
import type { furnishBooth } from './furnish-booth.ts';

type Booth = Parameters<typeof furnishBooth>;

let worker: CalledWorker<Booth, FurnishedFloor> | null = null;

/**
 * Places a quote's extras in a design, as `furnishBooth`, in a worker: it can take a slow phone a second.
 * @throws Error if the design's file cannot be read, or the worker cannot be started
 * @example await furnishOffThread(design, [{ slug: 'bar-stools', name: 'Bar stools', quantity: 2, url }])
 */
export function furnishOffThread(...booth: Booth): Promise<FurnishedFloor> {
  worker ??= new CalledWorker(
    new Worker(new URL('./placing-worker.ts', import.meta.url), { type: 'module' }),
    // The next call starts another one
    () => {
      worker = null;
    },
  );
  return worker.call(booth);
}
