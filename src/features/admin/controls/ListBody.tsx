import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { type LiveList, MAX_LISTED } from './live-lists/use-live-list.ts';

export interface ListBodyProps {
  list: Pick<LiveList<unknown>, 'status' | 'retry'> &
    Partial<Pick<LiveList<unknown>, 'isCut'>> & { readonly records: readonly unknown[] };
  emptyText: string;
  /** Plural name of the entries, such as 'extras'. */
  noun: string;
  /** The rendered records. Shown if there are any, even after a failure. */
  children: ReactNode;
}

/** The body of a live list in each of its states. */
export function ListBody({ list, emptyText, noun, children }: ListBodyProps) {
  const { status, records, retry, isCut } = list;
  if (status === 'loading' && records.length === 0) {
    return (
      <div role="status">
        <span className="sr-only">Loading {noun}...</span>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    );
  }
  return (
    <>
      {status === 'failed' && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-danger-line bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger">
          <p>{records.length === 0 ? `The ${noun} could not be loaded.` : 'This list may be out of date.'}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {isCut && <p className="mb-4 text-[0.9375rem] text-muted">Only the first {MAX_LISTED} are listed.</p>}
      {records.length > 0 ? children : status === 'ready' && <EmptyText>{emptyText}</EmptyText>}
    </>
  );
}

export function EmptyText({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border border-dashed border-line-strong px-4 py-8 text-center text-[0.9375rem] text-muted">
      {children}
    </p>
  );
}
