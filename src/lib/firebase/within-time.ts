import { FirebaseError } from 'firebase/app';

const PATIENCE_MS = 20_000;

/**
 * Waits for `work`, but not for ever: without a network the SDK would keep trying for minutes.
 * @throws FirebaseError 'unavailable' at once when the browser is offline, and after 20 seconds without an answer
 */
export async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new FirebaseError('deadline-exceeded', 'The server did not answer.')),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
