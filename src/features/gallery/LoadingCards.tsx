import { Skeleton } from '../../components/Skeleton.tsx';

/** Holds the place of the first cards while no project is known yet. */
export function LoadingCards() {
  return (
    <div className="grid gap-5 noscript:hidden sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="flex flex-col gap-3 p-5 sm:p-6">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-4 h-6 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
