import { Skeleton } from '../../../components/Skeleton.tsx';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Six cards to come. */
export function ExtrasLoading() {
  return (
    <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]">
      <p role="status" className="sr-only">
        Loading extras...
      </p>
      {PLACES.map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line max-sm:p-3.5">
          <Skeleton className="aspect-4/3 max-sm:w-28 sm:aspect-3/2 sm:rounded-none" />
          <div className="flex flex-col gap-3 max-sm:pt-3 sm:p-4">
            <Skeleton className="h-5 w-3/5 max-sm:hidden" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-3 h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
