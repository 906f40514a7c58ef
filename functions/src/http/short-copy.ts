import { withinDeadline } from './within-deadline.ts';

/** An instance's latest read, which all requests share for a short time. */
export interface ShortCopy<T> {
  /** Returns the copy, a pending read, or a new read; throws `unavailable` if it takes too long. */
  readonly get: () => Promise<T>;
  /** Drops the copy, so that later callers read again. Given `outdated`, only if that is still the copy. */
  readonly drop: (outdated?: T) => void;
  /** Marks a part of the copy, which is read again before later callers get it. */
  readonly outdate: (part: string) => void;
}

interface Copy<T> {
  value: Promise<T>;
  read?: T;
  /** When it was first read, in milliseconds; undefined while it is. */
  readAt?: number;
  readonly outdated: Set<string>;
}

/**
 * Caches what `read` resolves to for `keptMs` and reads once for concurrent requests. Failures are not cached.
 * @param reread reads the outdated parts of a copy again; by default everything
 */
export function shortCopy<T>(
  read: () => Promise<T>,
  {
    keptMs,
    clock,
    reread = read,
  }: {
    keptMs: number;
    clock: () => Date;
    reread?: (copy: T, outdated: readonly string[]) => Promise<T>;
  },
): ShortCopy<T> {
  let copy: Copy<T> | null = null;

  function isFresh({ readAt }: Copy<T>): boolean {
    return readAt === undefined || Math.abs(clock().getTime() - readAt) < keptMs;
  }

  function get(): Promise<T> {
    if (!copy || !isFresh(copy)) {
      copy = { value: withinDeadline(read), outdated: new Set() };
      settle(copy);
    } else if (copy.outdated.size > 0) {
      const parts = [...copy.outdated];
      copy.outdated.clear();
      // A read that is under way may be from before the change
      copy.value = copy.value.then((value) => withinDeadline(() => reread(value, parts)));
      settle(copy);
    }
    return copy.value;
  }

  function settle(taken: Copy<T>): void {
    taken.value.then(
      (value) => {
        taken.read = value;
        taken.readAt ??= clock().getTime();
      },
      () => {
        if (copy === taken) copy = null;
      },
    );
  }

  return {
    get,
    drop: (outdated) => {
      if (outdated === undefined || copy?.read === outdated) copy = null;
    },
    outdate: (part) => {
      copy?.outdated.add(part);
    },
  };
}
