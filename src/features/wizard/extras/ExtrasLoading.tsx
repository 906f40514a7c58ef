import { Skeleton } from '../../../components/Skeleton.tsx';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Six cards to come. */
export function ExtrasLoading() {
  return (
    <div className="grid gap-2.5 sm:gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]">
      <p role="status" className="sr-only">
        Loading extras...
      </p>
      {PLACES.map((place) => (
        <div
          key={place}
          className="overflow-hidden rounded-card border border-line max-sm:flex max-sm:h-26 max-sm:items-center max-sm:gap-3 max-sm:p-2.5"
        >
          <Skeleton className="max-sm:size-12 sm:aspect-3/2 sm:rounded-none" />
          <div className="flex flex-col gap-3 max-sm:flex-1 sm:p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-full max-sm:w-4/5" />
            <Skeleton className="h-4 w-4/5 max-sm:hidden" />
            <Skeleton className="mt-3 h-11 w-36 max-sm:hidden" />
          </div>
        </div>
      ))}
    </div>
  );
}
