/** Message when the server does not answer or there is no network. */
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** The backend's error message without its code prefix, for an error toast. */
export function failureText(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (!navigator.onLine || code === 'unavailable' || code === 'deadline-exceeded') return UNREACHABLE;
  const text = typeof message === 'string' ? message : String(error);
  return text.replace(/^Firebase(Error)?: /, '').trim() || 'Something went wrong.';
}
