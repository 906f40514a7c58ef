import type { FurnishedFloor } from '../placement/furnish.ts';
import type { furnishBooth } from './furnish-booth.ts';

export interface PlacingRequest {
  readonly id: number;
  readonly booth: Parameters<typeof furnishBooth>;
}

export type PlacingAnswer = { readonly id: number } & (
  | { readonly furnished: FurnishedFloor }
  | { readonly error: string }
);

interface Waiting {
  readonly done: (furnished: FurnishedFloor) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

/**
 * Places a quote's extras in a design, as `furnishBooth`, in a worker: it can take a slow phone a second.
 * @throws Error if the design's file cannot be read, or the worker cannot be started
 * @example await furnishOffThread(design, [{ slug: 'bar-stools', name: 'Bar stools', quantity: 2, url }])
 */
export function furnishOffThread(...booth: PlacingRequest['booth']): Promise<FurnishedFloor> {
  worker ??= startWorker();
  const id = count++;
  worker.postMessage({ id, booth } satisfies PlacingRequest);
  return new Promise((done, failed) => waiting.set(id, { done, failed }));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./placing-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PlacingAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.failed(new Error(data.error));
    else asked?.done(data.furnished);
  };
  started.onerror = (event) => {
    event.preventDefault();
    // The next call starts another one
    worker = null;
    for (const { failed } of waiting.values()) failed(new Error('The worker is not running.'));
    waiting.clear();
  };
  return started;
}
