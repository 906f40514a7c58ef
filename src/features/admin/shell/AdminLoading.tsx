import { Skeleton } from '../../../components/Skeleton.tsx';

/** Placeholder for the sections while their code loads. */
export function SectionsLoading() {
  return (
    <div className="container-page pt-6 pb-20">
      <CardsLoading />
    </div>
  );
}

export function CardsLoading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <span className="sr-only">Loading the admin panel...</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
