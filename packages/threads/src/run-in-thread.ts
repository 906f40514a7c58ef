import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  readonly data: unknown;
  /** The thread is ended after this time. */
  readonly maxMs: number;
  /** Megabytes of its heap. */
  readonly maxMb: number;
}

/** Thrown for a thread that used up its time or its memory. */
export class ThreadExhausted extends Error {
  constructor(options?: ErrorOptions) {
    super('The thread ended without an answer.', options);
    this.name = 'ThreadExhausted';
  }
}

/** Returns the script of a thread: next to the bundles in lib/ (build.mjs), and in tests the source next to `url`. */
export function threadScript(name: string, url: string): URL {
  return new URL(`./${name}.${url.endsWith('.ts') ? 'ts' : 'js'}`, url);
}

/**
 * Runs a script in a thread with bounded time and memory, and returns its first message. Other requests go on meanwhile.
 * @throws ThreadExhausted if it takes too long, runs out of memory, or ends without a message; Error if it fails
 */
export async function runInThread<Answer>(
  script: URL,
  { data, maxMs, maxMb }: ThreadOptions,
): Promise<Answer> {
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: maxMb },
  });
  // The functions' type packages omit its events
  const events = worker as unknown as EventEmitter;
  const timer = setTimeout(() => void worker.terminate(), maxMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      events.once('message', resolve).once('error', (error: Error & { code?: unknown }) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadExhausted({ cause: error }) : error);
      });
      events.once('exit', () => reject(new ThreadExhausted()));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
