import { withinDeadline } from './within-deadline.ts';

/** An instance's latest read, which all requests share for a short time. */
export interface ShortCopy<T> {
  /** Returns the copy, a pending read, or a new read; throws `unavailable` if it takes too long. */
  readonly get: () => Promise<T>;
  /** Drops the copy, so that later callers read again. Given `outdated`, only if that is still the copy. */
  readonly drop: (outdated?: T) => void;
}

/** Caches what `read` resolves to for `keptMs` and reads once for concurrent requests. Failures are not cached. */
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
