import { Skeleton } from '../../components/Skeleton.tsx';

/** Holds the place of a step whose code is on its way. */
export function StepLoading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-3">
      <span className="sr-only">Loading this step...</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-32 sm:col-span-3" />
    </div>
  );
}
