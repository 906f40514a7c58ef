import { withinDeadline } from './within-deadline.ts';

/** An instance's latest read, shared by all requests for a short time. */
export interface ShortCopy<T> {
  /** Returns the copy, a pending read, or a new read; `unavailable` if that takes too long. */
  readonly get: () => Promise<T>;
  /**
   * Call it after changing the source, so that later callers read again.
   * @param outdated drops the copy only if it is still this one
   */
  readonly drop: (outdated?: T) => void;
}

/**
 * Caches what `read` resolves to and reads once for concurrent requests. Failures are not cached.
 * @param keptMs lifetime of a copy in ms; the CDN's caching comes on top
 * @param clock a copy also expires by this clock
 */
export function shortCopy<T>(
  read: () => Promise<T>,
  { keptMs, clock }: { keptMs: number; clock: () => Date },
): ShortCopy<T> {
  let copy: { readonly value: Promise<T>; read?: T; isFresh: () => boolean } | null = null;

  function freshFor(now: number, clockNow: number) {
    return () => performance.now() - now < keptMs && Math.abs(clock().getTime() - clockNow) < keptMs;
  }

  function get(): Promise<T> {
    if (copy?.isFresh()) return copy.value;
    const taken: NonNullable<typeof copy> = { value: withinDeadline(read), isFresh: () => true };
    copy = taken;
    taken.value.then(
      (value) => {
        taken.read = value;
        taken.isFresh = freshFor(performance.now(), clock().getTime());
      },
      () => {
        if (copy === taken) copy = null;
      },
    );
    return taken.value;
  }

  return {
    get,
    drop: (outdated) => {
      if (outdated === undefined || copy?.read === outdated) copy = null;
    },
  };
}
