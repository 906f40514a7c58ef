import { type RefObject, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../../../../components/Button.tsx';
import type { LiveList } from './use-live-list.ts';

/** A live list that shows more records on request. */
export interface GrowingList<T> extends Pick<LiveList<T>, 'status' | 'records' | 'retry'> {
  /** Null if all are shown. */
  readonly showMore: (() => void) | null;
}

/** Returns how many records of the list `of` to show, and a function that shows `step` more. Another list starts over. */
export function useShown(of: string, step: number): [shown: number, more: () => void] {
  const [page, setPage] = useState({ of, shown: step });
  const shown = page.of === of ? page.shown : step;
  return [shown, () => setPage({ of, shown: shown + step })];
}

interface MoreButtonProps extends ButtonProps {
  list: GrowingList<unknown>;
  /** The list, whose rows are named by buttons in headings. */
  listRef: RefObject<HTMLElement | null>;
}

/** Shows more of a list. If that removes the button, the first added row gets the focus. */
export function MoreButton({ list, listRef, ...button }: MoreButtonProps) {
  const { status, records, showMore } = list;
  const [next, setNext] = useState<number | null>(null);
  const isAll = showMore === null;
  useEffect(() => {
    if (next === null || !isAll) return;
    setNext(null);
    if (document.activeElement !== document.body) return;
    listRef.current?.querySelectorAll<HTMLElement>('h3 button')[next]?.focus();
  }, [next, isAll, listRef]);
  function handleClick() {
    setNext(records.length);
    showMore?.();
  }
  return (
    showMore && (
      <Button variant="secondary" {...button} loading={status === 'loading'} onClick={handleClick} />
    )
  );
}
