import { withinDeadline } from './within-deadline.ts';

/** How long a copy serves, ms: what is older than that is read anew. The CDN's own copies come on top. */
const KEPT_MS = 2_000;

/** What an instance has read last, for all who ask within a moment. */
export interface ShortCopy<T> {
  /** The copy, or what is being read already, or else what is read now; `unavailable` if that takes too long. */
  readonly get: () => Promise<T>;
  /** To be called when this instance changed what was read: whoever asks from now on gets it as it is then. */
  readonly drop: () => void;
}

/**
 * Keeps what `read` resolves to for two seconds, and reads once for all who ask at a time. A failure is kept for nobody.
 * @param clock a copy serves no longer than its time by this clock either
 */
export function shortCopy<T>(read: () => Promise<T>, clock: () => Date): ShortCopy<T> {
  let copy: { readonly value: Promise<T>; isFresh: () => boolean } | null = null;

  function freshFor(now: number, clockNow: number) {
    return () => performance.now() - now < KEPT_MS && Math.abs(clock().getTime() - clockNow) < KEPT_MS;
  }

  function get(): Promise<T> {
    if (copy?.isFresh()) return copy.value;
    const taken = { value: withinDeadline(read), isFresh: () => true };
    copy = taken;
    taken.value.then(
      () => {
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
    drop: () => {
      copy = null;
    },
  };
}
