import { withinDeadline } from './within-deadline.ts';

/** What an instance has read last, for all who ask within a moment. */
export interface ShortCopy<T> {
  /** The copy, or what is being read already, or else what is read now; `unavailable` if that takes too long. */
  readonly get: () => Promise<T>;
  /**
   * To be called when this instance changed what was read: who asks from now on gets it as it is then.
   * @param outdated drops the copy only while it is still this one
   */
  readonly drop: (outdated?: T) => void;
}

/**
 * Keeps what `read` resolves to for a moment, and reads once for all who ask at a time. A failure is kept for nobody.
 * @param keptMs how long a copy serves, ms: what is older is read anew; the CDN's own copies come on top
 * @param clock a copy serves no longer than its time by this clock either
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
