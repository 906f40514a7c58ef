import { Skeleton } from '../../../components/Skeleton.tsx';

/** Holds the place of a grid of cards that is on its way. */
export function CardSkeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card max-sm:hidden" />
      <Skeleton className="h-80 rounded-card max-xl:hidden" />
    </div>
  );
}
