import type { furnishBooth } from './furnish-booth.ts';

export interface PlacingCalls {
  readonly furnishBooth: typeof furnishBooth;
}

export interface PlacingRequest {
  readonly id: number;
  readonly name: keyof PlacingCalls;
  readonly args: readonly unknown[];
}

export type PlacingAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: string }
);

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

/**
 * Calls one of the placing functions in a worker: a single placement can take a slow phone a second.
 * @throws Error if the function does, or the worker cannot be started
 */
export function placeOffThread<Name extends keyof PlacingCalls>(
  name: Name,
  ...args: Parameters<PlacingCalls[Name]>
): Promise<Awaited<ReturnType<PlacingCalls[Name]>>> {
  worker ??= startWorker();
  const id = count++;
  worker.postMessage({ id, name, args } satisfies PlacingRequest);
  return new Promise((done, failed) => waiting.set(id, { done: done as Waiting['done'], failed }));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./placing-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PlacingAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.failed(new Error(data.error));
    else asked?.done(data.result);
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
