import { FirebaseError } from 'firebase/app';

const PATIENCE_MS = 20_000;

/**
 * Waits for `work` with a time limit; offline, the SDK would retry for minutes.
 * @param work gets a signal that is aborted after the limit
 * @throws FirebaseError 'unavailable' at once if the browser is offline, 'deadline-exceeded' after 20 seconds
 */
export async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      waiting.abort();
      reject(new FirebaseError('deadline-exceeded', 'The server did not answer.'));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work(waiting.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
